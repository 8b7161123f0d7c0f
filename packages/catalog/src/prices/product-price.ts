import { add, bundlePrice, customOptionsDelta, displayPrice, groupedPrice, ore, toOre, type Ore } from '@vitrin/pricing'
import { bundleChoices, type BundleSelection } from '../selection/bundle-options'
import { customOptionChoices, type CustomChoices } from '../selection/custom-options'
import type { ProductPrice } from './list-price'
import type { CatalogueProduct } from '../document/product'

export interface PricedChoice {
  readonly product: CatalogueProduct
  readonly customChoices: CustomChoices
  readonly bundleSelection: BundleSelection
  /** The parts of a grouped product, each with its quantity. */
  readonly parts: readonly (CatalogueProduct & { readonly qty?: number })[]
}

/** The price of the chosen product; `undefined` when it is not known (contract §15.10, §15.11). */
export function productPrice({
  product,
  customChoices,
  bundleSelection,
  parts,
}: PricedChoice): ProductPrice | undefined {
  if (product.type_id === 'grouped') {
    const links = parts.map((part) => ({ link_type: 'associated', linked_product_sku: part.sku, product: part }))
    const sum = groupedPrice(links).price ?? (parts.some(hasPrice) ? ore(0) : undefined)
    if (sum !== undefined) return { regular: sum, from: false }
  }
  const combined =
    product.type_id === 'bundle'
      ? bundlePrice(product.bundle_options ?? [], bundleChoices(bundleSelection)).price
      : undefined
  const gross = combined ?? ownGross(product)
  if (gross === undefined) return undefined
  const delta = customOptionsDelta(product.custom_options ?? [], customOptionChoices(customChoices), gross)
  if (combined !== undefined) return { regular: add(combined, delta), from: false }
  return { ...displayPrice(product, 1, delta), from: false }
}

/** The price of a set whose parts have no prices: its own, if that is above zero (R5.11). */
function ownGross({ type_id, price_incl_tax, bundle_options }: CatalogueProduct): Ore | undefined {
  if (price_incl_tax == null) return undefined
  const isComposed = type_id === 'bundle' || type_id === 'grouped'
  const links = (bundle_options ?? []).flatMap(({ product_links }) => product_links)
  const isKnown =
    !isComposed || price_incl_tax > 0 || links.some(({ product }) => product !== undefined && hasPrice(product))
  return isKnown ? toOre(price_incl_tax) : undefined
}

function hasPrice({ price_incl_tax }: Pick<CatalogueProduct, 'price_incl_tax'>): boolean {
  return (price_incl_tax ?? 0) > 0
}
