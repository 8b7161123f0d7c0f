import { textSearch } from '@vitrin/api-contract/wire'
import type { WireDocument } from '@vitrin/api-contract/wire'
import { scalarsAt } from '../field-values'
import { queryTerms } from './query-terms'
import type { QueryWord, TermFits } from './query-word'
import { Postings, type FieldTerms } from './postings'
import { SkuIndex } from './sku-index'
import { queryWords, folded, measuresOf, stem, words } from './swedish-words'
import { Vocabulary, type TermRole } from './vocabulary'

/**
 * What a product can be had in and is made of: shoppers name it, so it is found, but below every name of contract §2.4.
 */
const DETAILS = {
  'configurable_options.values.label': 0.6,
  'custom_options.values.title': 0.4,
  'custom_options.title': 0.3,
  'attributes_metadata.options.label': 0.3,
  short_description: 0.3,
} as const

const SKU = 'sku'
const KIND = 'category.name'

/** `60 cm` is nearer to the question for 60 than `60x80`. */
const MEASURE_OF_SIZE = 0.5

interface Scores {
  readonly scores: Float64Array
  /** Those with a score. */
  readonly documents: readonly number[]
}

/** Full-text search over the fields and with the weights of contract §2.4, and over what a product can be had in. */
export class TextIndex {
  readonly #count: number
  readonly #skus: SkuIndex
  readonly #sharedSkuParts: ReadonlySet<string>
  readonly #vocabulary = new Vocabulary()
  readonly #postings: Postings

  constructor(documents: readonly WireDocument[]) {
    this.#count = documents.length
    this.#skus = new SkuIndex(documents)
    this.#sharedSkuParts = sharedSkuParts(documents)
    const names = Object.entries(textSearch.boosts).flatMap(([field, boost]) =>
      this.#fieldTerms(documents, field, boost, field === KIND ? 'kind' : 'name'),
    )
    const details = Object.entries(DETAILS).flatMap(([field, boost]) =>
      this.#fieldTerms(documents, field, boost, 'detail'),
    )
    this.#postings = new Postings([names, details], documents.length)
    this.#vocabulary.seal()
  }

  /** Document number → score, only for documents that fit. */
  search(text: string): ReadonlyMap<number, number> {
    const scores = this.#scoresByWords(queryTerms(this.#askedWords(text), this.#vocabulary))
    for (const [document, score] of this.#skus.search(text)) {
      scores.set(document, (scores.get(document) ?? 0) + score)
    }
    return scores
  }

  #scoresByWords(asked: readonly QueryWord[]): Map<number, number> {
    const needed = Math.max(1, Math.floor(asked.length * textSearch.minimumShouldMatch))
    const totals = new Float64Array(this.#count)
    const matched = new Uint8Array(this.#count)
    const found: number[] = []
    for (const { means, also } of asked) {
      const bonus = also && this.#scoresOf(also).scores
      for (const [document, score] of sums(means.map((fits) => this.#scoresOf(fits)))) {
        totals[document]! += score + Math.min(bonus?.[document] ?? 0, score)
        matched[document]! += 1
        if (matched[document] === needed) found.push(document)
      }
    }
    // A document that has all the words is before one that is named by some of them.
    return new Map(found.map((document) => [document, totals[document]! * (matched[document]! / asked.length) ** 2]))
  }

  /** Of the terms that a word may mean, the best fitting one counts. */
  #scoresOf(terms: TermFits): Scores {
    const scores = new Float64Array(this.#count)
    const documents: number[] = []
    for (const [term, fit] of terms) {
      const posting = this.#postings.of(term)
      posting.documents.forEach((document, at) => {
        if (scores[document] === 0) documents.push(document)
        scores[document] = Math.max(scores[document]!, fit * posting.weights[at]!)
      })
    }
    let [top, sum] = [0, 0]
    for (const document of documents) {
      const score = scores[document]!
      sum += score
      if (score > top) top = score
    }
    const rarity = this.#rarity(sum / top)
    for (const document of documents) scores[document]! *= rarity
    return { scores, documents }
  }

  /** The rarer a word, the more it says; a document that only mentions it in passing makes it a little less rare. */
  #rarity(occurrences: number): number {
    return Math.log(1 + (this.#count - occurrences + 0.5) / (occurrences + 0.5)) + 0.1
  }

  /** What every sku begins with is no word of its own, unless products are called so. */
  #askedWords(text: string): readonly string[] {
    return queryWords(text).filter(
      (word) => !this.#sharedSkuParts.has(word) || this.#vocabulary.exactly(folded(stem(word))).length > 0,
    )
  }

  /** The words of a field, and below them the measures of its sizes. */
  #fieldTerms(documents: readonly WireDocument[], field: string, boost: number, role: TermRole): readonly FieldTerms[] {
    const wordsByDocument = wordsOf(documents, field).map((all) =>
      field === SKU ? all.filter((word) => !this.#sharedSkuParts.has(word)) : all,
    )
    const termsOf = (texts: readonly string[]): readonly number[] =>
      texts.map((word) => this.#vocabulary.add(stem(word), word, role).number)
    return [
      { boost, termsByDocument: wordsByDocument.map(termsOf) },
      {
        boost: boost * MEASURE_OF_SIZE,
        termsByDocument: wordsByDocument.map((texts) => termsOf(texts.flatMap(measuresOf))),
      },
    ]
  }
}

function wordsOf(documents: readonly WireDocument[], field: string): readonly (readonly string[])[] {
  const path = field.split('.')
  return documents.map((document) => scalarsAt(document, path).flatMap((value) => words(String(value))))
}

/** What every sku of a shop begins with names none of its products. */
function sharedSkuParts(documents: readonly WireDocument[]): ReadonlySet<string> {
  const [first = [], ...others] = wordsOf(documents, SKU)
  return new Set(others.length > 0 ? first.filter((word) => others.every((own) => own.includes(word))) : [])
}

function sums(groups: readonly Scores[]): ReadonlyMap<number, number> {
  const sum = new Map<number, number>()
  for (const { scores, documents } of groups) {
    for (const document of documents) sum.set(document, (sum.get(document) ?? 0) + scores[document]!)
  }
  return sum
}
