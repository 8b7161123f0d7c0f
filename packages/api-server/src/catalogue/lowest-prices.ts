import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { displayPrice, inForce, lowestPriorPrice, periodBeforeReduction, priceSteps, toKronor } from '@vitrin/pricing'
import type { PriceHistory } from '../database/price-changes'
import { isOwnMeasures } from '../shop/carts/own-measures'

type Item = CatalogueProduct | ConfigurableChild

/**
 * Says beside every reduced price what the lowest one of the 30 days before was (decisions.md 25). Customer groups need no
 * history of their own: a tier price is no reduction that anybody announces.
 */
export function withLowestPrices(product: CatalogueProduct, history: PriceHistory, now: number): CatalogueProduct {
  const lowest = (item: Item) => lowestPrice(item.sku, history, now)
  const children = product.configurable_children?.map((child) =>
    isReduced(child) ? { ...stating(child, lowest(child)), ...priorModels(product, child, history, now) } : child,
  )
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

/** Own measures cost then what the models of then say; left out where they all say what today's does. */
function priorModels(
  { sku, made_to_measure: model }: CatalogueProduct,
  child: ConfigurableChild,
  history: PriceHistory,
  now: number,
): Pick<CatalogueProduct, 'prior_models'> {
  const steps = priceSteps(history.get(child.sku) ?? [], now)
  const period = periodBeforeReduction(steps)
  if (!model || !isOwnMeasures(model, child) || !period) return {}
  const records = history.get(sku) ?? []
  const inPeriod = inForce(records, period)
  if (inPeriod.every(({ made_to_measure }) => JSON.stringify(made_to_measure) === JSON.stringify(model))) return {}
  const prior_models = inPeriod.flatMap((record) => {
    const { since, made_to_measure } = record
    const until = Math.min(period.until, records[records.indexOf(record) + 1]?.since ?? period.until)
    const meanwhile = inForce(steps, { from: Math.max(period.from, since), until })
    return made_to_measure
      ? meanwhile.map(({ original, price }) => ({ made_to_measure, original, special: price }))
      : []
  })
  return { prior_models }
}
