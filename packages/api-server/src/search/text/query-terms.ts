import type { QueryWord, TermFits } from './query-word'
import { folded, stem } from './swedish-words'
import type { Vocabulary } from './vocabulary'
import { wordMatches } from './word-matches'

/** `dusch vägg`: a compound written as two words is nearly the compound itself. */
const WRITTEN_APART = 0.95
const WRITTEN_APART_BEGINNING = 0.55

/** The terms that each word of the query may mean. The last word may be incomplete. */
export function queryTerms(asked: readonly string[], vocabulary: Vocabulary): readonly QueryWord[] {
  return asked.map((word, position) => {
    const isLast = position === asked.length - 1
    const joined = new Map([
      ...compoundOf(asked[position - 1], word, isLast, vocabulary),
      ...compoundOf(word, asked[position + 1], position === asked.length - 2, vocabulary),
    ])
    const known = wordMatches(word, vocabulary, isLast)
    return joined.size > 0 ? { ...known, groups: [joined, ...known.groups] } : known
  })
}

function compoundOf(
  first: string | undefined,
  second: string | undefined,
  isPrefix: boolean,
  vocabulary: Vocabulary,
): TermFits {
  const fits = new Map<number, number>()
  if (first === undefined || second === undefined || /\d/.test(first + second)) return fits
  const compound = first + second
  if (isPrefix)
    for (const [, term] of vocabulary.beginningWith(folded(compound))) fits.set(term.number, WRITTEN_APART_BEGINNING)
  for (const term of vocabulary.exactly(folded(stem(compound)))) fits.set(term.number, WRITTEN_APART)
  return fits
}
