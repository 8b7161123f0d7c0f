import { isShipped } from '@vitrin/theme-kit'
import { Icon } from '../ui/icon'
import { boxIcon, rulerIcon } from '../ui/icons'

/** Drawing paper with what kind of thing it is, where nobody has taken a picture. */
export function NoPicture({ type }: { readonly type?: string | undefined }) {
  return (
    <span className="no-picture paper-grid">
      <Icon path={isShipped(type) ? boxIcon : rulerIcon} />
    </span>
  )
}
