import { lowest, type Ore } from './money'
import { priceSteps, type DatedPrices, type PriceStep } from './price-steps'

const PERIOD_MS = 30 * 24 * 60 * 60 * 1000

/** The days before a reduction, in which its lowest prior price is looked for. */
export interface PriorPeriod {
  readonly from: number
  /** When the reduction began; the period ends before it. */
  readonly until: number
}

/**
 * The 30 days before the reduction of this moment began; undefined while nothing is reduced. A reduction that is lowered
 * further without a break counts from its first step; one that is raised is announced anew (Directive 98/6/EC art. 6a.5).
 */
export function periodBeforeReduction(steps: readonly PriceStep[]): PriorPeriod | undefined {
  let first = steps.length - 1
  if (!steps[first]?.reduced) return undefined
  while (steps[first - 1]?.reduced && steps[first - 1]!.price >= steps[first]!.price) first -= 1
  const until = steps[first]!.since
  return { from: until - PERIOD_MS, until }
}

/**
 * The lowest price that applied in the 30 days before the reduction (art. 6a; Swedish price information act § 7 a). What is on
 * sale for less is looked at since then; undefined where no price is known from before the reduction.
 */
export function lowestPriorPrice(steps: readonly PriceStep[]): Ore | undefined {
  const period = periodBeforeReduction(steps)
  if (!period) return undefined
  const [first, ...others] = inForce(steps, period).flatMap(({ price }) => (price > 0 ? [price] : []))
  return first === undefined ? undefined : lowest(first, ...others)
}

/** What applied at some time of a period, of what each holds until the next. */
export function inForce<Dated extends { readonly since: number }>(
  dated: readonly Dated[],
  { from, until }: PriorPeriod,
): readonly Dated[] {
  return dated.filter(
    ({ since }, index) => since < until && (dated[index + 1]?.since ?? Number.POSITIVE_INFINITY) > from,
  )
}

/** From when on prices must be known, so that this reduction and every later one can tell its lowest price. */
export function pricesNeededSince(history: readonly DatedPrices[], now: number): number {
  return periodBeforeReduction(priceSteps(history, now))?.from ?? now - PERIOD_MS
}
