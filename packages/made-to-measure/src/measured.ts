import type { DimensionCode, Family, MadeToMeasureModel } from './model'

/** The measures of these families are those of the glass; of all others, those of the opening that it goes into. */
const FINISHED_PIECES: ReadonlySet<Family> = new Set(['mirror-round', 'mirror-rect', 'shower-wall', 'bath-screen'])

/** What the measures of a model are of, and how much smaller the glass is than its opening. */
export interface Measured {
  readonly of: 'opening' | 'glass'
  readonly clearance: readonly { readonly code: DimensionCode; readonly length: number }[]
}

export function measuredThing({ family, dimensions, clearance = {} }: MadeToMeasureModel): Measured {
  if (FINISHED_PIECES.has(family)) return { of: 'glass', clearance: [] }
  return {
    of: 'opening',
    clearance: dimensions.flatMap(({ code }) => {
      const length = clearance[code] ?? 0
      return length > 0 ? [{ code, length }] : []
    }),
  }
}
