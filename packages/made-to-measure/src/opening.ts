import { accept, reject, type Outcome } from '@vitrin/kernel'
import { defaultChoices } from './defaults'
import type { MadeToMeasureModel, Measures, StandardSize } from './model'
import { parseLength, type LengthRejection } from './parse-length'
import { fits } from './standard-size'
import { validate } from './validate'

/** Width and height in millimetres of the place that a shopper measured. An address carries it from page to page. */
export interface Opening {
  readonly width: number
  readonly height: number
}

/** Millimetres. A length outside of them is a slip of the finger and no opening of a bathroom or a room. */
export const OPENING_LIMITS = { min: 10, max: 9999 } as const

/** Reads one measure of an opening as it was typed. */
export function parseOpeningLength(text: string): Outcome<number, LengthRejection | 'out-of-limits'> {
  const length = parseLength(text)
  if (!length.ok) return length
  const { min, max } = OPENING_LIMITS
  return length.value >= min && length.value <= max ? accept(length.value) : reject('out-of-limits')
}

/** Reads `?width=900&height=2000`, also as typed ("90 cm"). Undefined if a measure is missing or is not a length. */
export function openingOf(query: Readonly<Record<string, readonly string[]>>): Opening | undefined {
  const width = parseOpeningLength(query['width']?.[0] ?? '')
  const height = parseOpeningLength(query['height']?.[0] ?? '')
  return width.ok && height.ok ? { width: width.value, height: height.value } : undefined
}

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
