import { lowest } from './amounts'
import { type Ore } from './money'
import { priceSteps, type DatedPrices, type PriceStep } from './price-steps'

const PERIOD_MS = 30 * 24 * 60 * 60 * 1000

/** The days before a reduction. Their lowest price is shown beside the reduced one. */
export interface PriorPeriod {
  readonly from: number
  /** When the reduction began; the period ends before it. */
  readonly until: number
}

/**
 * The 30 days before the present reduction began; undefined while nothing is reduced. A reduction that is lowered
 * further without a break counts from its first step; a raised price begins a new one (Directive 98/6/EC art. 6a.5).
 */
export function periodBeforeReduction(steps: readonly PriceStep[]): PriorPeriod | undefined {
  let first = steps.length - 1
  if (!steps[first]?.reduced) return undefined
  while (steps[first - 1]?.reduced && steps[first - 1]!.price >= steps[first]!.price) first -= 1
  const until = steps[first]!.since
  return { from: until - PERIOD_MS, until }
}

/**
 * The lowest price that applied in the 30 days before the reduction (art. 6a; Swedish price information act § 7 a).
 * Articles on sale for a shorter time count from their first day. Undefined without a price from before the reduction.
 */
export function lowestPriorPrice(steps: readonly PriceStep[]): Ore | undefined {
  const period = periodBeforeReduction(steps)
  if (!period) return undefined
  const [first, ...others] = inForce(steps, period).flatMap(({ price }) => (price > 0 ? [price] : []))
  return first === undefined ? undefined : lowest(first, ...others)
}

/** The entries that were in force at some time of a period. Each is in force until the next one begins. */
export function inForce<Dated extends { readonly since: number }>(
  dated: readonly Dated[],
  { from, until }: PriorPeriod,
): readonly Dated[] {
  return dated.filter(
    ({ since }, index) => since < until && (dated[index + 1]?.since ?? Number.POSITIVE_INFINITY) > from,
  )
}

/** The start of the price history that the lowest prior price of this and of every later reduction depends on. */
export function pricesNeededSince(history: readonly DatedPrices[], now: number, timeZone: string): number {
  return periodBeforeReduction(priceSteps(history, now, timeZone))?.from ?? now - PERIOD_MS
}
