import { useFormats, type Opening, type ListedProduct } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { checkIcon } from '../ui/icons'

/** All products of a list with an opening fit it. The depth of a piece that is cut for it counts in its price. */
export function OpeningFit({ product, opening }: { readonly product: ListedProduct; readonly opening: Opening }) {
  const t = useText()
  const formats = useFormats()
  const size = `${formats.number(opening.width)} × ${formats.number(opening.height)}`
  const { depth } = product.variant?.opening?.measures ?? {}
  return (
    <span className="fit">
      <Icon path={checkIcon} small />
      {depth === undefined
        ? t('card.fits', { opening: size })
        : t('card.fitsDepth', { opening: size, depth: formats.number(depth) })}
    </span>
  )
}
