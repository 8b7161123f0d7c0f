import type { MadeToMeasureModel, Measures, StandardSize } from './model'

export interface Fit {
  /** Standard sizes that can be adjusted to the opening. */
  readonly standard: readonly StandardSize[]
  /** Whether the piece can be cut for it. */
  readonly madeToMeasure: boolean
}

/** How a product fits an opening. Only measures that both have are compared; without one, nothing fits. */
export function fits(
  model: Pick<MadeToMeasureModel, 'dimensions' | 'standard_sizes' | 'adjustment'>,
  opening: Measures,
): Fit {
  const asked = model.dimensions.flatMap((dimension) => {
    const length = opening[dimension.code]
    return length === undefined ? [] : [{ ...dimension, length }]
  })
  if (asked.length === 0) return { standard: [], madeToMeasure: false }
  const { minus, plus } = model.adjustment
  return {
    standard: model.standard_sizes.filter((size) =>
      asked.every(({ code, length }) => within(length, (size[code] ?? 0) - minus, (size[code] ?? 0) + plus)),
    ),
    madeToMeasure: asked.every(({ length, min, max }) => within(length, min, max)),
  }
}

function within(length: number, low: number, high: number): boolean {
  return length >= low && length <= high
}
