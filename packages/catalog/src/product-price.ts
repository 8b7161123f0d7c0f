import type { Breakdown } from '@vitrin/made-to-measure'
import { bundlePrice, customOptionsDelta, displayPrice, groupedPrice, toOre } from '@vitrin/pricing'
import { bundleChoices, type BundleSelection } from './bundle-options'
import { customOptionChoices, type CustomChoices } from './custom-options'
import type { ProductPrice } from './list-price'
import type { Product } from './product'

export interface PricedChoice {
  readonly product: Product
  readonly customChoices: CustomChoices
  readonly bundleSelection: BundleSelection
  /** Of a grouped product, each with its quantity. */
  readonly parts: readonly Product[]
}

/** What the chosen product costs; `undefined` when nobody knows (contract §15.10, §15.11). */
export function productPrice({ product, customChoices, bundleSelection, parts }: PricedChoice): ProductPrice | undefined {
  if (product.type_id === 'grouped') {
    const links = parts.map((part) => ({ link_type: 'associated', linked_product_sku: part.sku, product: part }))
    return { regular: groupedPrice(links).price ?? 0, from: false }
  }
  const combined = product.type_id === 'bundle' ? bundlePrice(product.bundle_options ?? [], bundleChoices(bundleSelection)).price : undefined
  const gross = combined ?? (product.price_incl_tax == null ? undefined : toOre(product.price_incl_tax))
  if (gross === undefined) return undefined
  const delta = customOptionsDelta(product.custom_options ?? [], customOptionChoices(customChoices), gross)
  if (combined !== undefined) return { regular: combined + delta, from: false }
  return { ...displayPrice(product, 1, delta), from: false }
}

/** The special price of own measures is a line of the breakdown. */
export function breakdownPrice({ lines, total }: Breakdown): ProductPrice {
  const reduction = lines.find(({ code }) => code === 'special')?.amount ?? 0
  return { regular: total - reduction, ...(reduction < 0 && { special: total }), from: false }
}
