import { lowest, subtract, toOre, type Ore } from '@vitrin/pricing'
import type { MadeToMeasureModel, MadeToMeasureSnapshot } from './model'
import { price, regularTotal, type SpecialPrice } from './price'

/** A model that was in force, and the price of its default measures at that time. */
export interface PriorModel extends SpecialPrice {
  readonly made_to_measure: MadeToMeasureModel
}

/** The lowest prices in the document of the own-measures child, for the 30 days before its reduction. SEK with tax. */
export interface PriorPrices {
  readonly original_price_incl_tax?: number | null
  readonly lowest_price_30_days_incl_tax?: number | null
  /** The models that were in force in those days, if they differ from the present one. */
  readonly prior_models?: readonly PriorModel[]
}

/**
 * The lowest price of these measures in the 30 days before the reduction, computed with the models that were in
 * force then (decisions.md 25). With one model, a reduction takes the same amount off all measures.
 */
export function lowestPriorTotal(
  {
    measures,
    choices,
    profile,
    breakdown,
  }: Pick<MadeToMeasureSnapshot, 'measures' | 'choices' | 'profile' | 'breakdown'>,
  { original_price_incl_tax: original, lowest_price_30_days_incl_tax: stated, prior_models: models = [] }: PriorPrices,
): Ore | undefined {
  const isReduced = breakdown.lines.some(({ code }) => code === 'special')
  if (!isReduced || !original || !stated) return undefined
  const [first, ...others] = models.map(
    (prior) => price(prior.made_to_measure, measures, choices, profile, prior).total,
  )
  return first === undefined ? subtract(regularTotal(breakdown), toOre(original - stated)) : lowest(first, ...others)
}
