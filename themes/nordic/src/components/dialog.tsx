import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ToastRegion } from './notifications'

export interface DialogProps {
  readonly className: string
  readonly labelledBy?: string
  readonly label?: string
  /** A closed one is in the page, and neither seen, reached nor heard. */
  readonly isOpen?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A native modal dialog: the browser makes the page inert, keeps the focus inside, closes on Escape
 * and gives the focus back to the opener. A press beside it closes it.
 */
export function Dialog({ className, labelledBy, label, isOpen = true, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect: it closes while the dialog still stands in the page, so that the opener gets its focus back.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
      {isOpen && <ToastRegion />}
    </dialog>
  )
}
