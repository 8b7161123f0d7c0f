import { textSearch } from '@vitrin/api-contract/wire'
import type { QueryWord } from './query-word'
import { compoundParts } from './compound-parts'
import { editDistance } from './edit-distance'
import { folded, isSize, stem } from './swedish-words'
import type { Term, Vocabulary } from './vocabulary'

const FIT = {
  diacritics: 0.85,
  /** `duschv` while a shopper types `duschvägg`. */
  beginning: 0.6,
  /** `vägg` in `duschvägg`: the last part of a compound names the thing. */
  head: 0.75,
  /** `dusch` in `duschvägg`. */
  modifier: 0.45,
  /** `90x70` for `70x90`. */
  turned: 0.7,
  /** By number of edits. */
  typo: [1, 0.5, 0.3],
  /** A mistake in an incomplete word. */
  typoInBeginning: 0.3,
} as const

/** Shorter parts occur in too many words by chance. */
const SHORTEST_HEAD = 4
const SHORTEST_MODIFIER = 3
/** Too many words begin with the same letter. */
const SHORTEST_BEGINNING = 2
/** Too many words begin nearly like a shorter text. */
const SHORTEST_MISTYPED_BEGINNING = 5
/** The most corrections of a mistyped word, as in Elasticsearch (contract §2.4). */
const MAX_TYPO_EXPANSIONS = 3

type Add = (term: Term, fit: number) => void

/** The terms that a word of the query may mean. The last word may be incomplete. */
export function wordMatches(word: string, vocabulary: Vocabulary, isLast: boolean): QueryWord {
  const fits = new Map<number, number>()
  let isNamed = false
  const add: Add = (term, fit) => {
    fits.set(term.number, Math.max(fits.get(term.number) ?? 0, fit))
    isNamed ||= term.isName
  }
  addKnown(word, vocabulary, isLast, add)
  if (isNamed) return { groups: [fits] }
  // A known word is not corrected. A word that names no product may be a compound of words that do.
  const bare = folded(stem(word))
  if (fits.size === 0) addTypos(bare, vocabulary, isLast, add)
  if (isNamed) return { groups: [fits] }
  const parts = compoundParts(bare, vocabulary)
  return { ...parts, groups: [fits, ...parts.groups] }
}

function addKnown(word: string, vocabulary: Vocabulary, isLast: boolean, add: Add): void {
  const asked = stem(word)
  const bare = folded(asked)
  for (const term of vocabulary.exactly(bare)) add(term, term.stem === asked ? 1 : FIT.diacritics)
  // A known number is taken as a whole: 110 is not the start of 1101.
  const isWhole = /^\d+$/.test(word) && vocabulary.exactly(bare).length > 0
  if (isLast && !isWhole && word.length >= SHORTEST_BEGINNING)
    for (const [, term] of vocabulary.beginningWith(folded(word)))
      add(term, FIT.beginning * diacriticsFit(word, term.stem))
  if (isSize(word)) for (const term of vocabulary.exactly(word.split('x').toReversed().join('x'))) add(term, FIT.turned)
  if (!/\d/.test(word)) addCompounds(asked, vocabulary, add)
}

function addCompounds(asked: string, vocabulary: Vocabulary, add: Add): void {
  const bare = folded(asked)
  if (bare.length >= SHORTEST_HEAD) {
    for (const term of vocabulary.endingWith(bare))
      add(term, FIT.head * (term.stem.endsWith(asked) ? 1 : FIT.diacritics))
  }
  if (bare.length >= SHORTEST_MODIFIER) {
    for (const [form, term] of vocabulary.beginningWith(bare)) {
      if (form.length - bare.length >= SHORTEST_MODIFIER) add(term, FIT.modifier * diacriticsFit(asked, term.stem))
    }
  }
}

/** Compares the shared start, because a stem may be shorter than the typed text. */
function diacriticsFit(typed: string, found: string): number {
  const shared = Math.min(typed.length, found.length)
  return typed.slice(0, shared) === found.slice(0, shared) ? 1 : FIT.diacritics
}

function addTypos(bare: string, vocabulary: Vocabulary, isLast: boolean, add: Add): void {
  const edits = editsAllowed(bare)
  if (edits === 0) return
  const isPrefix = isLast && bare.length >= SHORTEST_MISTYPED_BEGINNING
  const near = new Map<Term, number>()
  for (const [form, term] of vocabulary.beginningWith(bare.slice(0, textSearch.prefixLength))) {
    const distance = Math.min(editDistance(bare, term.folded, edits), editDistance(bare, form, edits))
    if (distance <= edits) near.set(term, Math.min(distance, near.get(term) ?? distance))
    else if (isPrefix && editDistance(bare, form.slice(0, bare.length), 1) <= 1) add(term, FIT.typoInBeginning)
  }
  const closest = [...near].sort(([, one], [, other]) => one - other).slice(0, MAX_TYPO_EXPANSIONS)
  for (const [term, distance] of closest) add(term, FIT.typo[distance] ?? 0)
}

/** With two edits nearly every word of four letters would match. */
function editsAllowed(word: string): number {
  if (word.length <= textSearch.prefixLength || /\d/.test(word)) return 0
  return word.length < 5 ? 1 : textSearch.fuzziness
}
