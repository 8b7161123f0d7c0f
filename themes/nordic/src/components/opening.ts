import type { Product } from '@vitrin/catalog'
import { fits } from '@vitrin/theme-kit'

/** What the shopper measured on the home page, in mm; it follows in the address. */
export interface Opening {
  readonly width: number
  readonly height: number
}

/** Reads `?width=900&height=2000`; grouped digits too; anything else is no opening. */
export function openingOf(query: Readonly<Record<string, readonly string[]>>): Opening | undefined {
  const width = millimetres(query['width']?.[0])
  const height = millimetres(query['height']?.[0])
  return width && height ? { width, height } : undefined
}

function millimetres(text: string | undefined): number | undefined {
  const digits = text?.replaceAll(/\s/g, '')
  return digits && /^\d{2,4}$/.test(digits) ? Number(digits) : undefined
}

/** A standard size within its adjustment, or a piece cut for it. */
export function fitsOpening({ made_to_measure: model }: Product, { width, height }: Opening): boolean {
  if (!model) return false
  const isRound = model.dimensions.some(({ code }) => code === 'diameter')
  const { standard, madeToMeasure } = fits(model, isRound ? { diameter: Math.min(width, height) } : { width, height })
  return madeToMeasure || standard.length > 0
}
