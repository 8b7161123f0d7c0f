import type { MadeToMeasureModel } from './model'
import { fits } from './standard-size'

/** Width and height in millimetres of the place that a shopper measured. An address carries it from page to page. */
export interface Opening {
  readonly width: number
  readonly height: number
}

/** Reads `?width=900&height=2000`, also with grouped digits. Undefined if a measure is missing or is not a length. */
export function openingOf(query: Readonly<Record<string, readonly string[]>>): Opening | undefined {
  const width = millimetres(query['width']?.[0])
  const height = millimetres(query['height']?.[0])
  return width && height ? { width, height } : undefined
}

/** Whether a standard size can be adjusted to the opening, or a piece can be cut for it. */
export function fitsOpening(model: MadeToMeasureModel, { width, height }: Opening): boolean {
  const isRound = model.dimensions.some(({ code }) => code === 'diameter')
  const { standard, madeToMeasure } = fits(model, isRound ? { diameter: Math.min(width, height) } : { width, height })
  return madeToMeasure || standard.length > 0
}

function millimetres(text: string | undefined): number | undefined {
  const digits = text?.replaceAll(/\s/g, '')
  return digits && /^\d{2,4}$/.test(digits) ? Number(digits) : undefined
}
