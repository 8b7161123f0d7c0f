import type { QueryWord, TermFits } from './query-word'
import type { Term, Vocabulary } from './vocabulary'

const FIT = {
  /** The query `glasvägg` for `duschvägg`, where a category is named by the last part. */
  kind: 0.4,
  /** The query `glashylla` for `hylla`. */
  head: 0.25,
  /** `rund` in the query `rundspegel`, in addition to its last part. */
  modifier: 0.4,
  /** The query `duschkabin` for `dusch`: only the first part is known. */
  onlyModifier: 0.2,
} as const

const SHORTEST_HEAD = 4
const SHORTEST_MODIFIER = 3
/** When only the first part is known, three letters are too few. */
const SHORTEST_ONLY_MODIFIER = 4

/** The terms of an unknown compound: those of its last part, or else those of its longest known first part. */
export function compoundParts(bare: string, vocabulary: Vocabulary): QueryWord {
  const split = headOf(bare, vocabulary)
  if (split === undefined) return { groups: [fits(FIT.onlyModifier, onlyModifiers(bare, vocabulary))] }
  const heads = [...compoundsOf(bare.slice(split), vocabulary), ...vocabulary.exactly(bare.slice(split))]
  const head = new Map(heads.map(({ number, isKind }) => [number, isKind ? FIT.kind : FIT.head]))
  const modifier = fits(FIT.modifier, modifiers(bare.slice(0, split), vocabulary))
  // A query for a kind of door should find doors, and rank this kind first; it should not find all things of glass.
  return heads.some(({ isKind }) => isKind) ? { groups: [head], bonus: modifier } : { groups: [head, modifier] }
}

/** Where the last part begins: the longest part that is a word, or else one that several compounds share. */
function headOf(bare: string, vocabulary: Vocabulary): number | undefined {
  const splits = Array.from(
    { length: Math.max(0, bare.length - SHORTEST_HEAD - SHORTEST_MODIFIER + 1) },
    (_, at) => SHORTEST_MODIFIER + at,
  )
  return (
    splits.find((split) => vocabulary.exactly(bare.slice(split)).length > 0) ??
    splits.find((split) => compoundsOf(bare.slice(split), vocabulary).length > 1)
  )
}

function compoundsOf(head: string, vocabulary: Vocabulary): readonly Term[] {
  return vocabulary.endingWith(head).filter((term) => term.folded.length - head.length >= SHORTEST_MODIFIER)
}

/** The terms of a first part, without its linking s, and the compounds that begin with it. */
function modifiers(part: string, vocabulary: Vocabulary): readonly Term[] {
  const bare =
    part.length > SHORTEST_MODIFIER && part.endsWith('s') && vocabulary.exactly(part).length === 0
      ? part.slice(0, -1)
      : part
  const compounds = vocabulary.beginningWith(bare).filter(([form]) => form.length - bare.length >= SHORTEST_MODIFIER)
  return [...vocabulary.exactly(bare), ...compounds.map(([, term]) => term)]
}

function onlyModifiers(bare: string, vocabulary: Vocabulary): readonly Term[] {
  for (let length = bare.length - SHORTEST_MODIFIER; length >= SHORTEST_ONLY_MODIFIER; length--) {
    const known = modifiers(bare.slice(0, length), vocabulary)
    if (known.length > 0) return known
  }
  return []
}

function fits(fit: number, terms: readonly Term[]): TermFits {
  return new Map(terms.map((term) => [term.number, fit]))
}
