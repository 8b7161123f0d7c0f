import { displayPrice, toOre, type DisplayPrice } from '@vitrin/pricing'
import type { ListedProduct } from '../document/listed-product'

/** Of one piece, in öre with VAT. */
export interface ProductPrice extends DisplayPrice {
  /** Other choices cost more: "från". */
  readonly from: boolean
}

/** What a card shows: of a product with variants, the cheapest one's price (contract §15.8 rule 8). */
export function listPrice(product: ListedProduct): ProductPrice | undefined {
  const { minimal_price: least, max_price: most } = product
  const composed = product.type_id === 'bundle' || product.type_id === 'grouped'
  // Without a part's price nobody knows the whole's: 0 kr is no answer.
  if (composed && !product.price_incl_tax) return least ? { regular: toOre(least), from: true } : undefined
  if (product.price_incl_tax == null) return undefined
  const from = product.made_to_measure !== undefined || (least != null && most != null && most > least)
  return { ...displayPrice(product), from }
}
