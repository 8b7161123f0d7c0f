/** The weights of further occurrences and of the field's length (k1 and b of BM25). */
const SATURATION = 1.2
const LENGTH_SHARE = 0.5

/** The terms of each document in one field, with the weight of the field. */
export interface FieldTerms {
  readonly boost: number
  readonly termsByDocument: readonly (readonly number[])[]
}

/** The documents of one term, with the weight of the term in each. */
export interface Posting {
  readonly documents: Uint32Array
  readonly weights: Float64Array
}

const NO_POSTING: Posting = { documents: new Uint32Array(), weights: new Float64Array() }

/** The documents and weights of each term. */
export class Postings {
  readonly #byTerm = new Map<number, Posting>()

  /** Of the groups of fields, names and details, the one with the higher weight counts. */
  constructor(groups: readonly (readonly FieldTerms[])[], documentCount: number) {
    const gathered = new Map<number, { documents: number[]; weights: number[] }>()
    const averages = new Map(groups.flat().map((field) => [field, averageLength(field.termsByDocument)]))
    for (let document = 0; document < documentCount; document++) {
      for (const [term, weight] of mostOf(groups.map((fields) => weightsIn(document, fields, averages)))) {
        const posting = gathered.get(term) ?? { documents: [], weights: [] }
        gathered.set(term, posting)
        posting.documents.push(document)
        posting.weights.push(weight)
      }
    }
    for (const [term, { documents, weights }] of gathered) {
      this.#byTerm.set(term, { documents: Uint32Array.from(documents), weights: Float64Array.from(weights) })
    }
  }

  of(term: number): Posting {
    return this.#byTerm.get(term) ?? NO_POSTING
  }
}

function weightsIn(
  document: number,
  fields: readonly FieldTerms[],
  averages: ReadonlyMap<FieldTerms, number>,
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  for (const field of fields) {
    const terms = field.termsByDocument[document] ?? []
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * terms.length) / (averages.get(field) ?? 1)
    for (const [term, count] of counted(terms)) {
      const weight = (field.boost * count * (SATURATION + 1)) / (count + SATURATION * length)
      weights.set(term, (weights.get(term) ?? 0) + weight)
    }
  }
  return weights
}

function mostOf(weights: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const most = new Map<number, number>()
  for (const group of weights) for (const [term, weight] of group) most.set(term, Math.max(weight, most.get(term) ?? 0))
  return most
}

function averageLength(termsByDocument: readonly (readonly number[])[]): number {
  const filled = termsByDocument.filter((terms) => terms.length > 0)
  return filled.reduce((sum, terms) => sum + terms.length, 0) / Math.max(filled.length, 1)
}

function counted(terms: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
