import { defaultChoices } from './defaults'
import { fits } from './fits'
import type { MadeToMeasureModel, Measures, StandardSize } from './model'
import type { Opening } from './opening'
import { validate } from './validate'

/** The parts of a model that a listing carries. */
export type ListedModel = Pick<MadeToMeasureModel, 'dimensions' | 'standard_sizes' | 'adjustment'>

/**
 * Whether a standard size can be adjusted to the opening, or the lengths are within those that are cut. Limits of panes
 * (area, weight, ratio) are not known here: `openingFit` checks them.
 */
export function fitsOpening(model: ListedModel, opening: Opening): boolean {
  const { standard, madeToMeasure } = fits(model, lengthsOf(model, opening))
  return madeToMeasure || standard.length > 0
}

export interface OpeningFit {
  /** Standard sizes that can be adjusted to the opening. */
  readonly standard: readonly StandardSize[]
  /** The measures of a piece that is cut for it. Undefined if the piece would break a rule of the model. */
  readonly madeToMeasure: Measures | undefined
}

/** How a product fits an opening. Measures that the opening does not have, such as a depth, get their default. */
export function openingFit(model: MadeToMeasureModel, opening: Opening): OpeningFit {
  const lengths = lengthsOf(model, opening)
  const { standard, madeToMeasure } = fits(model, lengths)
  if (!madeToMeasure) return { standard, madeToMeasure: undefined }
  const measures: Measures = Object.fromEntries(
    model.dimensions.map(({ code, default: usual }) => [code, lengths[code] ?? usual]),
  )
  // No standard size is sold for this check: the caller knows in which colours it is.
  const piece = validate(model, measures, defaultChoices(model), { sizesInColor: [] })
  return { standard, madeToMeasure: piece.ok ? measures : undefined }
}

/** A round piece must fit the shorter side. */
function lengthsOf({ dimensions }: Pick<ListedModel, 'dimensions'>, { width, height }: Opening): Measures {
  const isRound = dimensions.some(({ code }) => code === 'diameter')
  return isRound ? { diameter: Math.min(width, height) } : { width, height }
}
