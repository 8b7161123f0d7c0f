import { startingWith } from './starting-with'
import { folded } from './swedish-words'

/** What a word does: it names a category (`kind`), names a product (`name`), or describes one (`detail`). */
export type TermRole = 'kind' | 'name' | 'detail'

/** A word of the catalogue with all its inflections. */
export interface Term {
  readonly number: number
  readonly stem: string
  readonly folded: string
  /** Whether a product or a category is named by it. */
  readonly isName: boolean
  /** Whether a category is named by it. */
  readonly isKind: boolean
}

/** All words of the catalogue, found by their start, their end or as a whole; always without diacritics. */
export class Vocabulary {
  readonly #byStem = new Map<string, GrowingTerm>()
  readonly #byFolded = new Map<string, Term[]>()
  readonly #forms = new Map<string, Set<Term>>()
  #beginnings: readonly (readonly [form: string, term: Term])[] = []
  #ends: readonly (readonly [reversed: string, term: Term])[] = []

  /** The term of a stem; `form` is how the word was written. */
  add(stem: string, form: string, role: TermRole): Term {
    const term = this.#byStem.get(stem) ?? this.#addTerm(stem)
    term.isName ||= role !== 'detail'
    term.isKind ||= role === 'kind'
    const written = folded(form)
    this.#forms.set(written, (this.#forms.get(written) ?? new Set()).add(term))
    return term
  }

  /** Builds the sorted lists; to be called once after the last word. */
  seal(): void {
    this.#beginnings = [...this.#forms]
      .flatMap(([form, terms]) => [...terms].map((term) => [form, term] as const))
      .sort(byFirst)
    this.#ends = [...this.#byStem.values()].map((term) => [reversed(term.folded), term] as const).sort(byFirst)
  }

  exactly(foldedStem: string): readonly Term[] {
    return this.#byFolded.get(foldedStem) ?? []
  }

  beginningWith(prefix: string): readonly (readonly [form: string, term: Term])[] {
    return startingWith(this.#beginnings, prefix)
  }

  endingWith(foldedStem: string): readonly Term[] {
    return startingWith(this.#ends, reversed(foldedStem)).map(([, term]) => term)
  }

  #addTerm(stem: string): GrowingTerm {
    const term = { number: this.#byStem.size, stem, folded: folded(stem), isName: false, isKind: false }
    this.#byStem.set(stem, term)
    this.#byFolded.set(term.folded, [...this.exactly(term.folded), term])
    return term
  }
}

type GrowingTerm = Omit<Term, 'isName' | 'isKind'> & { isName: boolean; isKind: boolean }

type Entry = readonly [key: string, term: Term]

function byFirst([one]: Entry, [other]: Entry): number {
  return one < other ? -1 : one > other ? 1 : 0
}

function reversed(word: string): string {
  return word.split('').reverse().join('')
}
