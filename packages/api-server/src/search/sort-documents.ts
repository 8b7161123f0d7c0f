import { createHash } from 'node:crypto'
import { NO_RANK } from './column'
import type { DocumentSet } from './document-set'
import { SHOWN_PRICE } from './match-variants'

export interface SortOrder {
  readonly field: string
  readonly isDescending: boolean
  /** Documents without a value come last unless this says otherwise. */
  readonly missingFirst: boolean
}

/** The field name for a random order (contract §2.2). */
export const RANDOM = 'random'
/** The field name for the pieces that were ordered lately. No document has it, because each order changes it. */
export const ORDERED_PIECES = 'ordered_pieces'
/** The field name for the score. */
const SCORE = '_score'

type Compare = (one: number, other: number) => number

interface ComputedValues {
  readonly scores?: Float64Array | undefined
  /** Prices by document number that replace those of the documents. */
  readonly prices?: Float64Array | undefined
  /** The ordered pieces by document number. */
  readonly pieces?: Float64Array | undefined
}

/** Sorts document numbers; equal ones keep the order of the index. */
export function sortDocuments(
  set: DocumentSet,
  found: readonly number[],
  orders: readonly SortOrder[],
  { scores, prices, pieces }: ComputedValues = {},
): readonly number[] {
  const comparisons = orders.map((order): Compare => {
    if (order.field === SCORE) return byScore(scores, order.isDescending)
    if (order.field === ORDERED_PIECES && pieces) return byNumber(pieces, order)
    return order.field === SHOWN_PRICE && prices ? byNumber(prices, order) : byField(set, order)
  })
  return [...found].sort((one, other) => {
    for (const compare of comparisons) {
      const difference = compare(one, other)
      if (difference !== 0) return difference
    }
    return one - other
  })
}

export function sortByScore(scores: Float64Array, found: readonly number[]): readonly number[] {
  const compare = byScore(scores, true)
  return [...found].sort((one, other) => compare(one, other) || one - other)
}

/** A random order that depends on the seed. */
export function shuffle(found: readonly number[], seed: string): readonly number[] {
  const place = (document: number): string => createHash('sha256').update(`${seed} ${document}`).digest('hex')
  return found
    .map((document) => [place(document), document] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, document]) => document)
}

function byScore(scores: Float64Array | undefined, isDescending: boolean): Compare {
  const direction = isDescending ? -1 : 1
  return (one, other) => direction * ((scores?.[one] ?? 0) - (scores?.[other] ?? 0))
}

function byNumber(numbers: Float64Array, { isDescending, missingFirst }: SortOrder): Compare {
  const missing = missingFirst ? -1 : 1
  return (one, other) => {
    const [oneNumber, otherNumber] = [numbers[one]!, numbers[other]!]
    if (Number.isNaN(oneNumber) || Number.isNaN(otherNumber))
      return missing * (Number(Number.isNaN(oneNumber)) - Number(Number.isNaN(otherNumber)))
    return isDescending ? otherNumber - oneNumber : oneNumber - otherNumber
  }
}

function byField(set: DocumentSet, { field, isDescending, missingFirst }: SortOrder): Compare {
  const ranks = set.column(field).ranks(isDescending)
  const missing = missingFirst ? -1 : 1
  return (one, other) => {
    const oneRank = ranks[one] ?? NO_RANK
    const otherRank = ranks[other] ?? NO_RANK
    if (oneRank === otherRank) return 0
    if (oneRank === NO_RANK) return missing
    if (otherRank === NO_RANK) return -missing
    return isDescending ? otherRank - oneRank : oneRank - otherRank
  }
}
