import { defaultChoices, defaultMeasures, price, type MadeToMeasureModel, type Measures } from '@vitrin/made-to-measure'
import { subtract, toKronor } from '@vitrin/pricing'

/** Gross SEK of a piece with the initial own measures. */
export function ownMeasuresPrice(model: MadeToMeasureModel, profile: string): number {
  return toKronor(price(model, defaultMeasures(model), defaultChoices(model), profile).total)
}

/** Standard sizes are cut in series: the price of the same measures without the fee, rounded down to …95. */
export function standardPrice(model: MadeToMeasureModel, measures: Measures, profile: string): number {
  const made = price(model, measures, defaultChoices(model), profile).total
  const kronor = toKronor(subtract(made, model.price.made_to_measure_fee))
  return Math.floor((kronor + 5) / 100) * 100 - 5
}
