import { observer, useDialog, useFocusAfterRemoval, useMessage, useStorefront } from '@vitrin/theme-kit'
import { useId, useRef, type ReactNode } from 'react'
import { Notices } from '../layouts/notifications'

export interface DialogProps {
  readonly title: ReactNode
  /** `page` covers the window, `side` its right part; else it is a box in the middle. */
  readonly shape?: 'page' | 'side'
  readonly isOpen?: boolean
  readonly closeLabel?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Every panel and modal. It shows the notifications too, because the page under it is inert. */
export const Dialog = observer(function Dialog({
  title,
  shape,
  isOpen = true,
  closeLabel,
  onClose,
  children,
}: DialogProps) {
  const t = useMessage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { confirmation, notifications } = useStorefront().ui
  // A question may remove the entry whose button opened it; a notification closes with its buttons.
  useFocusAfterRemoval(heading, confirmation ? 1 : 0)
  useFocusAfterRemoval(heading, notifications.list.length)
  return (
    <dialog {...useDialog({ isOpen, onClose })} className={shape} aria-labelledby={id}>
      <header>
        <h2 ref={heading} id={id}>
          {title}
        </h2>
        <button type="button" aria-label={closeLabel ?? t('ui.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
      {isOpen && <Notices />}
    </dialog>
  )
})
