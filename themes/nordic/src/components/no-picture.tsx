import { isShipped } from '@vitrin/theme-kit'
import { Icon } from '../ui/icon'
import { boxIcon, rulerIcon } from '../ui/icons'

/** In place of a missing picture: drawing paper, and an icon for the kind of product. */
export function NoPicture({ type }: { readonly type?: string | undefined }) {
  return (
    <span className="no-picture paper-grid">
      <Icon path={isShipped(type) ? boxIcon : rulerIcon} />
    </span>
  )
}
