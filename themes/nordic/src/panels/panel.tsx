import { observer, useClosePanel, useFocusAfterRemoval, useStorefront } from '@vitrin/theme-kit'
import { useId, useRef, type ReactNode } from 'react'
import '../styles/overlays.css'
import { CloseButton } from '../ui/close-button'
import { Dialog } from '../components/dialog'

export interface PanelProps {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly isOpen?: boolean
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Slides in from the right: 700 px wide on screens from 1024 px, otherwise as wide as the screen (R9.17). */
export const Panel = observer(function Panel({ title, closeLabel, isOpen = true, foot, children }: PanelProps) {
  const id = useId()
  const close = useClosePanel()
  const { confirmation, notifications } = useStorefront().ui
  const heading = useRef<HTMLHeadingElement>(null)
  // A question can remove the entry whose button opened it; a notification closes with its buttons.
  useFocusAfterRemoval(heading, confirmation ? 1 : 0)
  useFocusAfterRemoval(heading, notifications.list.length)
  return (
    <Dialog className="panel" labelledBy={id} isOpen={isOpen} onClose={close}>
      <div className="panel-head">
        <h2 ref={heading} id={id}>
          {title}
        </h2>
        <CloseButton label={closeLabel} onClick={close} />
      </div>
      <div className="panel-body">{children}</div>
      {foot && <div className="panel-foot">{foot}</div>}
    </Dialog>
  )
})
