import { listPrice, type ListedProduct } from '@vitrin/theme-kit'
import { PriceBlock } from './price-block'

/** The price on a product card. */
export function ProductPrice({ product }: { readonly product: ListedProduct }) {
  return <PriceBlock price={listPrice(product)} />
}
