import type { Product } from '@vitrin/catalog'
import { useFormats } from './use-formats'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { checkIcon } from '../ui/icons'
import { fitsOpening, type Opening } from './opening'

export function OpeningFit({ product, opening }: { readonly product: Product; readonly opening: Opening }) {
  const t = useText()
  const formats = useFormats()
  if (!fitsOpening(product, opening)) return null
  return (
    <span className="fit">
      <Icon path={checkIcon} small />
      {t('card.fits', { opening: `${formats.number(opening.width)} × ${formats.number(opening.height)}` })}
    </span>
  )
}
