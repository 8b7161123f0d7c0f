import { useShopper, type CartItem } from '@vitrin/theme-kit'
import { LowestPrice } from './lowest-price'
import { Money } from './money'
import { useText } from '../messages/use-text'

/** The price of the whole line; with a discount also the price before. */
export function LinePrice({ item }: { readonly item: CartItem }) {
  const t = useText()
  const price = useShopper()?.cart.linePrice(item)
  if (!price) return null
  if (price.special === undefined) return <Money ore={price.regular} />
  return (
    <span>
      <Money ore={price.special} className="is-special" /> <span className="visually-hidden">{t('price.before')}</span>
      <Money ore={price.regular} className="was" />
      <LowestPrice ore={price.lowest} />
    </span>
  )
}
