import type { MatchClause, PatternClause } from './clause'
import { wordsOf, type Column, type Mask } from './column'
import { matchesGlob } from './glob'
import { MAX_TEXT_LENGTH } from './max-text-length'

/** Document number → score: the share of the words that its field contains, or 1 for a whole phrase or value. */
export function matchWords(column: Column, { text, needs, boost }: MatchClause): ReadonlyMap<number, number> {
  if (needs === 'whole') return new Map((column.terms.get(text)?.documents ?? []).map((document) => [document, boost]))
  const requested = wordsOf(text.slice(0, MAX_TEXT_LENGTH))
  const scores = new Map<number, number>()
  for (const term of new Set(requested.flatMap((word) => [...column.termsWith(word)]))) {
    const fit = fitOf(wordsOf(term), requested, needs)
    if (fit === 0) continue
    for (const document of column.terms.get(term)?.documents ?? [])
      scores.set(document, Math.max(scores.get(document) ?? 0, fit * boost))
  }
  return scores
}

function fitOf(
  words: readonly string[],
  requested: readonly string[],
  needs: Exclude<MatchClause['needs'], 'whole'>,
): number {
  if (needs === 'phrase')
    return words.some((_, start) => requested.every((word, position) => words[start + position] === word)) ? 1 : 0
  const known = new Set(words)
  const share = requested.filter((word) => known.has(word)).length / requested.length
  return needs === 'all' && share < 1 ? 0 : share
}

/** The documents with a value, or a word, that fits the pattern. */
export function matchPattern(column: Column, mask: Mask, { glob, isWhole }: PatternClause): Mask {
  const accepts = (text: string): boolean => matchesGlob(glob, text)
  const terms = isWhole ? [...column.terms.keys()].filter(accepts) : column.termsWithWord(accepts)
  for (const term of terms) column.mark(mask, term)
  return mask
}
