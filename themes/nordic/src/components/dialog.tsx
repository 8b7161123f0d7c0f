import { useDialog } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { ToastRegion } from './notifications'

export interface DialogProps {
  readonly className: string
  readonly labelledBy?: string
  readonly label?: string
  readonly isOpen?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of every panel and modal. It shows the notifications too, because the page under it is inert. */
export function Dialog({ className, labelledBy, label, isOpen = true, onClose, children }: DialogProps) {
  const behaviour = useDialog({ isOpen, onClose })
  return (
    <dialog {...behaviour} className={className} aria-labelledby={labelledBy} aria-label={label}>
      {children}
      {isOpen && <ToastRegion />}
    </dialog>
  )
}
