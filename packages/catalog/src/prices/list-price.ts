import { displayPrice, toOre, type DisplayPrice } from '@vitrin/pricing'
import type { ListedProduct } from '../document/listed-product'

/** The price of one piece, in öre with VAT. */
export interface ProductPrice extends DisplayPrice {
  /** Other choices cost more: the page writes "från" before the price. */
  readonly from: boolean
}

/**
 * The price on a card: that of the variant it shows, else of the cheapest variant (contract §15.8 rule 8).
 */
export function listPrice(product: ListedProduct): ProductPrice | undefined {
  const { variant } = product
  if (variant?.price_incl_tax != null) {
    const { price_incl_tax: price, max_price: most } = variant
    const costsMore = product.made_to_measure !== undefined || (most != null && most > price)
    return { ...displayPrice(variant), from: costsMore }
  }
  const { minimal_price: least, max_price: most } = product
  const composed = product.type_id === 'bundle' || product.type_id === 'grouped'
  // Without the prices of its parts a set has no known price: 0 kr would be wrong.
  if (composed && !product.price_incl_tax) return least ? { regular: toOre(least), from: true } : undefined
  if (product.price_incl_tax == null) return undefined
  const from = product.made_to_measure !== undefined || (least != null && most != null && most > least)
  return { ...displayPrice(product), from }
}
