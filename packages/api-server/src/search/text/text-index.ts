import { textSearch } from '@vitrin/api-contract/wire'
import type { WireDocument } from '@vitrin/api-contract/wire'
import { scalarsAt } from '../field-values'
import { CutRanges } from './cut-ranges'
import { queryTerms } from './query-terms'
import type { QueryWord, TermFits } from './query-word'
import { Postings, type FieldTerms } from './postings'
import { SkuIndex } from './sku-index'
import { queryWords, folded, measuresOf, stem, words } from './swedish-words'
import { Vocabulary, type TermRole } from './vocabulary'

/** Weights of fields that describe a product, below the weights of names in contract §2.4. */
const DETAILS = {
  'configurable_options.values.label': 0.6,
  'custom_options.values.title': 0.4,
  'custom_options.title': 0.3,
  'attributes_metadata.options.label': 0.3,
  short_description: 0.3,
} as const

const SKU = 'sku'
const KIND = 'category.name'

/** For the query `60`, `60 cm` is a better match than `60x80`. */
const MEASURE_OF_SIZE = 0.5

interface Scores {
  readonly scores: Float64Array
  /** The documents with a score. */
  readonly documents: readonly number[]
}

/** Full-text search over the fields of contract §2.4 with its weights, and over options and descriptions. */
export class TextIndex {
  readonly #count: number
  readonly #skus: SkuIndex
  readonly #cutRanges: CutRanges
  readonly #sharedSkuParts: ReadonlySet<string>
  readonly #vocabulary = new Vocabulary()
  readonly #postings: Postings

  constructor(documents: readonly WireDocument[]) {
    this.#count = documents.length
    this.#skus = new SkuIndex(documents)
    this.#cutRanges = new CutRanges(documents)
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

  /** Document number → score, for the matching documents. */
  search(text: string): ReadonlyMap<number, number> {
    const scores = this.#scoresByWords(this.#askedWords(text))
    for (const [document, score] of this.#skus.search(text)) {
      scores.set(document, (scores.get(document) ?? 0) + score)
    }
    return scores
  }

  #scoresByWords(typed: readonly string[]): Map<number, number> {
    const asked = queryTerms(typed, this.#vocabulary)
    const needed = Math.max(1, Math.floor(asked.length * textSearch.minimumShouldMatch))
    const totals = new Float64Array(this.#count)
    const matched = new Uint8Array(this.#count)
    const named = new Uint8Array(this.#count)
    const found: number[] = []
    asked.forEach(({ groups, bonus }: QueryWord, at) => {
      const isName = !isMeasure(typed[at]!)
      const bonusScores = bonus && this.#scoresOf(bonus).scores
      for (const [document, score] of sums(groups.map((fits) => this.#scoresOf(fits)))) {
        totals[document]! += score + Math.min(bonusScores?.[document] ?? 0, score)
        matched[document]! += 1
        if (isName) named[document]! += 1
        if (matched[document] === needed) found.push(document)
      }
    })
    const fitting = this.#fitting(typed, { found, matched, named })
    // A document with all words ranks above one that has only some of them in its name.
    return new Map(fitting.map((document) => [document, totals[document]! * (matched[document]! / asked.length) ** 2]))
  }

  /**
   * A measure in the query leaves out products of other sizes: those that have all words, else those that are cut to
   * the measure. If there are neither, a part of the words is enough.
   */
  #fitting(typed: readonly string[], { found, matched, named }: Matches): readonly number[] {
    const measures = typed.filter(isMeasure)
    if (measures.length === 0) return found
    const whole = found.filter((document) => matched[document] === typed.length)
    if (whole.length > 0) return whole
    const names = typed.length - measures.length
    const cut = found.filter(
      (document) =>
        named[document] === names && measures.every((measure) => this.#cutRanges.includes(document, measure)),
    )
    return cut.length > 0 ? cut : found
  }

  /** Scores by the best of the terms that a word may mean. */
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

  /** The weight of a rare word (the IDF of BM25). A document with a low weight counts as a part of an occurrence. */
  #rarity(occurrences: number): number {
    return Math.log(1 + (this.#count - occurrences + 0.5) / (occurrences + 0.5)) + 0.1
  }

  /** The query's words, without parts that all skus share, unless a product is named by them. */
  #askedWords(text: string): readonly string[] {
    return queryWords(text)
      .map((word) => (this.#isKnown(word) ? word : inCentimetres(word)))
      .filter((word) => !this.#sharedSkuParts.has(word) || this.#isKnown(word))
  }

  #isKnown(word: string): boolean {
    return this.#vocabulary.exactly(folded(stem(word))).length > 0
  }

  /** The words of a field, and with a lower weight the measures of its sizes. */
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

interface Matches {
  /** Documents with enough of the words. */
  readonly found: readonly number[]
  /** How many words each document has. */
  readonly matched: Uint8Array
  /** How many words without digits each document has. */
  readonly named: Uint8Array
}

function isMeasure(word: string): boolean {
  return /^\d+(?:x\d+)?$/.test(word)
}

/** `900` for `90`: sizes of the catalogue are in centimetres. */
function inCentimetres(word: string): string {
  return /^\d{2,3}0$/.test(word) ? word.slice(0, -1) : word
}

function wordsOf(documents: readonly WireDocument[], field: string): readonly (readonly string[])[] {
  const path = field.split('.')
  return documents.map((document) => scalarsAt(document, path).flatMap((value) => words(String(value))))
}

/** The parts that all skus share; they do not tell products apart. */
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
