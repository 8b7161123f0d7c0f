import type { ConfigurableChild, Product } from '@vitrin/catalog'
import { displayPrice, lowestPriorPrice, priceSteps, toKronor } from '@vitrin/pricing'
import type { PriceHistory } from '../database/price-changes'

type Item = Product | ConfigurableChild

/**
 * Says beside every reduced price what the lowest one of the 30 days before was (decisions.md 25). Customer groups need no
 * history of their own: a tier price is no reduction that anybody announces.
 */
export function withLowestPrices(product: Product, history: PriceHistory, now: number): Product {
  const lowest = (item: Item) => lowestPrice(item.sku, history, now)
  const children = product.configurable_children?.map((child) => (isReduced(child) ? stating(child, lowest(child)) : child))
  const family = children ? { ...product, configurable_children: children } : product
  if (!isReduced(product)) return family
  const shown = children?.filter((child) => isReduced(child) && child.price_incl_tax === product.price_incl_tax) ?? []
  return stating(family, shown.length > 0 ? lowestOf(shown) : lowest(product))
}

function stating<Stated extends Item>(item: Stated, lowest: number | null): Stated {
  return { ...item, lowest_price_30_days_incl_tax: lowest }
}

function isReduced(item: Item): boolean {
  return displayPrice(item).special !== undefined
}

function lowestPrice(sku: string, history: PriceHistory, now: number): number | null {
  const lowest = lowestPriorPrice(priceSteps(history.get(sku) ?? [], now))
  return lowest === undefined ? null : toKronor(lowest)
}

/** A list shows the price of the cheapest variants: of those, the lowest. */
function lowestOf(variants: readonly Item[]): number | null {
  const known = variants.flatMap(({ lowest_price_30_days_incl_tax: lowest }) => lowest ?? [])
  return known.length > 0 ? Math.min(...known) : null
}
