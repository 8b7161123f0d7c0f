import type { Dimension, Measures } from '@vitrin/made-to-measure'
import {
  DEFAULT_TAX_RATE,
  grossToNet,
  netToKronor,
  roundHalfUp,
  toKronor,
  toOre,
  type DisplayPrice,
  type Ore,
} from '@vitrin/pricing'
import type { CartItemDraft } from '../cart-item-draft'
import { productThumbnail } from '../gallery'
import type { Prices, Product } from '../product'

/** The part of a line that does not depend on the shopper's choices. */
export function cartLine(
  product: Product,
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
    ...(price && linePrices(price, ratePercentOf(product))),
  }
}

/** The lengths as text, for the cart. */
export function measureLabels(dimensions: readonly Dimension[], measures: Measures): CartItemDraft['options'] {
  return dimensions.map(({ code, label }) => ({ label, value: `${measures[code]} mm` }))
}

/** Choices and measures included, so that the cart need not know how the price came about. */
function linePrices({ regular, special, lowest }: DisplayPrice, rate: number): Prices {
  const current = special ?? regular
  return {
    price: net(current, rate),
    price_tax: roundHalfUp((toKronor(current) - net(current, rate)) * 10_000) / 10_000,
    price_incl_tax: toKronor(current),
    original_price: net(regular, rate),
    original_price_incl_tax: toKronor(regular),
    special_price: special === undefined ? 0 : net(special, rate),
    special_price_incl_tax: special === undefined ? 0 : toKronor(special),
    ...(lowest !== undefined && { lowest_price_30_days_incl_tax: toKronor(lowest) }),
  }
}

function net(gross: Ore, rate: number): number {
  return netToKronor(grossToNet(gross, rate))
}

/** The document shows its rate; without a price the shop's default rate counts (R9.02). */
function ratePercentOf({ price, price_incl_tax }: Product): number {
  if (!price || !price_incl_tax) return DEFAULT_TAX_RATE
  return Math.round((toOre(price_incl_tax) / toOre(price) - 1) * 100)
}
