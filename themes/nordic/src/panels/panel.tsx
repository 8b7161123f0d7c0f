import { useId, type ReactNode } from 'react'
import '../styles/overlays.css'
import { CloseButton } from '../ui/close-button'
import { Dialog } from '../components/dialog'
import { useClosePanel } from '../components/use-close-panel'

export interface PanelProps {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly isOpen?: boolean
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A pane that slides in from the right: 700 px wide from 1024, the whole width under it (R9.17). */
export function Panel({ title, closeLabel, isOpen = true, foot, children }: PanelProps) {
  const id = useId()
  const close = useClosePanel()
  return (
    <Dialog className="panel" labelledBy={id} isOpen={isOpen} onClose={close}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        <CloseButton label={closeLabel} onClick={close} />
      </div>
      <div className="panel-body">{children}</div>
      {foot && <div className="panel-foot">{foot}</div>}
    </Dialog>
  )
}
