import { fitsOpening, useFormats, type Opening, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { checkIcon } from '../ui/icons'

export function OpeningFit({ product, opening }: { readonly product: ListedProduct; readonly opening: Opening }) {
  const t = useText()
  const formats = useFormats()
  const { made_to_measure: model } = product
  if (!model || !fitsOpening(model, opening)) return null
  return (
    <span className="fit">
      <Icon path={checkIcon} small />
      {t('card.fits', { opening: `${formats.number(opening.width)} × ${formats.number(opening.height)}` })}
    </span>
  )
}
