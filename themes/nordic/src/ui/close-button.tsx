import { Icon } from './icon'
import { crossIcon } from './icons'

export interface CloseButtonProps {
  readonly label: string
  readonly small?: boolean
  readonly onClick: () => void
}

export function CloseButton({ label, small = false, onClick }: CloseButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon path={crossIcon} small={small} />
    </button>
  )
}
