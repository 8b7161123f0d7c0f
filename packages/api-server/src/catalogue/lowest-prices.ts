import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { displayPrice, inForce, lowestPriorPrice, periodBeforeReduction, priceSteps, toKronor } from '@vitrin/pricing'
import type { PriceHistory } from '../database/price-changes'
import { isOwnMeasures } from '../shop/carts/own-measures'

type Item = CatalogueProduct | ConfigurableChild

interface Moment {
  readonly now: number
  /** The time zone of the dates of special prices. */
  readonly timeZone: string
}

/**
 * Adds to each reduced price the lowest price of the 30 days before the reduction (decisions.md 25). Tier prices need
 * no history: they are not announced as reductions.
 */
export function withLowestPrices(product: CatalogueProduct, history: PriceHistory, moment: Moment): CatalogueProduct {
  const lowest = (item: Item) => lowestPrice(item.sku, history, moment)
  const children = product.configurable_children?.map((child) =>
    isReduced(child) ? { ...withLowest(child, lowest(child)), ...priorModels(product, child, history, moment) } : child,
  )
  const family = children ? { ...product, configurable_children: children } : product
  if (!isReduced(product)) return family
  const shown = children?.filter((child) => isReduced(child) && child.price_incl_tax === product.price_incl_tax) ?? []
  return withLowest(family, shown.length > 0 ? lowestOf(shown) : lowest(product))
}

function withLowest<Stated extends Item>(item: Stated, lowest: number | null): Stated {
  return { ...item, lowest_price_30_days_incl_tax: lowest }
}

function isReduced(item: Item): boolean {
  return displayPrice(item).special !== undefined
}

function lowestPrice(sku: string, history: PriceHistory, { now, timeZone }: Moment): number | null {
  const lowest = lowestPriorPrice(priceSteps(history.get(sku) ?? [], now, timeZone))
  return lowest === undefined ? null : toKronor(lowest)
}

/** The lowest of the variants whose price a list shows. */
function lowestOf(variants: readonly Item[]): number | null {
  const known = variants.flatMap(({ lowest_price_30_days_incl_tax: lowest }) => lowest ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

/** The made-to-measure models of the 30 days before the reduction; left out when all of them equal today's model. */
function priorModels(
  { sku, made_to_measure: model }: CatalogueProduct,
  child: ConfigurableChild,
  history: PriceHistory,
  { now, timeZone }: Moment,
): Pick<CatalogueProduct, 'prior_models'> {
  const steps = priceSteps(history.get(child.sku) ?? [], now, timeZone)
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
