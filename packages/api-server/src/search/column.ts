import type { WireDocument } from '@vitrin/api-contract/wire'
import { scalarsAt, termOf, type Scalar } from './field-values'

/** 0 or 1 for each document, by its number. */
export type Mask = Uint8Array<ArrayBuffer>

export interface ColumnTerm {
  /** The value as documents hold it. */
  readonly value: Scalar
  readonly documents: readonly number[]
}

/** Ranks by document number. */
export type Ranks = Int32Array<ArrayBuffer>
/** The rank of a document without a value. */
export const NO_RANK = -1

/** The values of one field, each with the documents that have it. */
export class Column {
  readonly terms: ReadonlyMap<string, ColumnTerm>
  /** The terms in order: numbers by size, words in Swedish alphabetical order. */
  readonly #ordered: readonly ColumnTerm[]
  #termsByWord?: ReadonlyMap<string, ReadonlySet<string>>
  readonly #documentCount: number
  /** Ranks for descending and for ascending order; computed at the first use. */
  readonly #ranks = new Map<boolean, Ranks>()

  constructor(documents: readonly WireDocument[], field: string) {
    this.#documentCount = documents.length
    const path = field.split('.')
    const terms = new Map<string, { readonly value: Scalar; readonly documents: number[] }>()
    documents.forEach((document, number) => {
      for (const value of scalarsAt(document, path)) {
        const term = termOf(value)
        const known = terms.get(term)
        if (!known) terms.set(term, { value, documents: [number] })
        else if (known.documents.at(-1) !== number) known.documents.push(number)
      }
    })
    this.terms = terms
    this.#ordered = [...terms.entries()].sort(([one], [other]) => compareTerms(one, other)).map(([, term]) => term)
  }

  /** The terms that contain a word. */
  termsWith(word: string): Iterable<string> {
    return this.#byWord.get(word) ?? []
  }

  /** The terms that contain an accepted word. */
  termsWithWord(accepts: (word: string) => boolean): Iterable<string> {
    const found: string[] = []
    // A list of all words would be garbage each time, and a request may ask for many patterns.
    this.#byWord.forEach((terms, word) => {
      if (accepts(word)) found.push(...terms)
    })
    return found
  }

  get #byWord(): ReadonlyMap<string, ReadonlySet<string>> {
    this.#termsByWord ??= byWord(this.terms.keys())
    return this.#termsByWord
  }

  /** Sets the mask for the documents with the term. */
  mark(mask: Mask, term: string): void {
    for (const document of this.terms.get(term)?.documents ?? []) mask[document] = 1
  }

  markAll(mask: Mask): void {
    for (const term of this.terms.keys()) this.mark(mask, term)
  }

  /**
   * The place of each document when sorted by this field; several values count by their least when ascending, by their
   * greatest when descending, as in Elasticsearch.
   */
  ranks(descending: boolean): Ranks {
    const known = this.#ranks.get(descending)
    if (known) return known
    const ranks = new Int32Array(this.#documentCount).fill(NO_RANK)
    this.#ordered.forEach(({ documents }, rank) => {
      for (const document of documents) if (descending || ranks[document] === NO_RANK) ranks[document] = rank
    })
    this.#ranks.set(descending, ranks)
    return ranks
  }
}

function byWord(terms: Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const term of terms) {
    for (const word of wordsOf(term)) found.set(word, (found.get(word) ?? new Set<string>()).add(term))
  }
  return found
}

/** The words of a text in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

const swedish = new Intl.Collator('sv')

/** Numbers come before words. */
export function compareTerms(one: string, other: string): number {
  const [oneNumber, otherNumber] = [numberOf(one), numberOf(other)]
  if (oneNumber !== undefined && otherNumber !== undefined) return oneNumber - otherNumber
  if (oneNumber !== undefined || otherNumber !== undefined) return oneNumber === undefined ? 1 : -1
  return swedish.compare(one, other)
}

export function numberOf(term: string): number | undefined {
  const number = Number(term)
  return term.trim() !== '' && Number.isFinite(number) ? number : undefined
}
