import type { Dimension, Measures } from '@vitrin/made-to-measure'
import { amountOf, documentTaxRate, toKronor, type DisplayPrice } from '@vitrin/pricing'
import type { CartItemDraft } from './cart-item-draft'
import { productThumbnail } from '../document/gallery'
import type { Prices } from '../document/prices'
import type { ConfiguredProduct, Product } from '../document/product'

/** The part of a line that does not depend on the shopper's choices. */
export function cartLine(
  product: Product | ConfiguredProduct,
  qty: number,
  price: DisplayPrice | undefined,
): Omit<CartItemDraft, 'options' | 'product_option'> {
  return {
    id: product.id,
    sku: product.sku,
    parentSku: product.parentSku ?? product.sku,
    name: product.name,
    qty,
    product_type: product.type_id,
    tax_class_id: product.tax_class_id,
    image: productThumbnail(product),
    url_path: product.url_path ?? undefined,
    slug: product.slug ?? undefined,
    stock: product.stock,
    errors: product.errors,
    ...(price && linePrices(price, documentTaxRate(product))),
  }
}

/** The lengths as text, for the cart. */
export function measureLabels(dimensions: readonly Dimension[], measures: Measures): CartItemDraft['options'] {
  return dimensions.map(({ code, label }) => ({ label, value: `${measures[code]} mm` }))
}

/** Choices and measures included, so that the cart need not know how the price came about. */
function linePrices({ regular, special, lowest }: DisplayPrice, rate: number): Prices {
  const current = amountOf(special ?? regular, rate)
  const original = amountOf(regular, rate)
  return {
    price: current.net,
    price_tax: current.tax,
    price_incl_tax: current.gross,
    original_price: original.net,
    original_price_incl_tax: original.gross,
    special_price: special === undefined ? 0 : current.net,
    special_price_incl_tax: special === undefined ? 0 : current.gross,
    ...(lowest !== undefined && { lowest_price_30_days_incl_tax: toKronor(lowest) }),
  }
}
