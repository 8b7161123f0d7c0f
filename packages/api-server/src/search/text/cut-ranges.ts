import type { WireDocument } from '@vitrin/api-contract/wire'

interface Range {
  readonly min: number
  readonly max: number
}

/** From this number on a measure without a unit is in millimetres. */
const MILLIMETRES_FROM = 300

/** The lengths to which products are cut. */
export class CutRanges {
  readonly #rangesByDocument: readonly (readonly Range[])[]

  constructor(documents: readonly WireDocument[]) {
    this.#rangesByDocument = documents.map(rangesOf)
  }

  /** Whether a product is cut to every measure of a word: `83`, `830` or `83x190`. */
  includes(document: number, word: string): boolean {
    const ranges = this.#rangesByDocument[document] ?? []
    return word.split('x').every((measure) => {
      const length = Number(measure) < MILLIMETRES_FROM ? Number(measure) * 10 : Number(measure)
      return ranges.some(({ min, max }) => min <= length && length <= max)
    })
  }
}

function rangesOf({ made_to_measure: model }: WireDocument): readonly Range[] {
  const { dimensions } = (model ?? {}) as { readonly dimensions?: unknown }
  if (!Array.isArray(dimensions)) return []
  return (dimensions as readonly Partial<Range>[]).flatMap(({ min, max }) =>
    typeof min === 'number' && typeof max === 'number' ? { min, max } : [],
  )
}
