import { listPrice, type Product } from '@vitrin/theme-kit'
import { PriceBlock } from './price-block'

/** The price on a card. */
export function ProductPrice({ product }: { readonly product: Product }) {
  return <PriceBlock price={listPrice(product)} />
}
