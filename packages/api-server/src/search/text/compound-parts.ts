import type { QueryWord, TermFits } from './query-word'
import type { Term, Vocabulary } from './vocabulary'

const FIT = {
  /** `glasvägg` asked, `duschvägg` there: a category is called so. */
  kind: 0.4,
  /** `glashylla` asked, `hylla` there. */
  head: 0.25,
  /** `rund` in `rundspegel`, beside its head. */
  modifier: 0.4,
  /** `duschkabin` asked, `dusch` there: the same place, another thing. */
  onlyModifier: 0.2,
} as const

const SHORTEST_HEAD = 4
const SHORTEST_MODIFIER = 3
/** Where nothing else is known of the word, three letters are too little. */
const SHORTEST_ONLY_MODIFIER = 4

/** What a compound means that the catalogue does not know: its last part, or else its longest known first part. */
export function compoundParts(bare: string, vocabulary: Vocabulary): QueryWord {
  const split = headOf(bare, vocabulary)
  if (split === undefined) return { means: [fits(FIT.onlyModifier, onlyModifiers(bare, vocabulary))] }
  const heads = [...compoundsOf(bare.slice(split), vocabulary), ...vocabulary.exactly(bare.slice(split))]
  const head = new Map(heads.map(({ number, isKind }) => [number, isKind ? FIT.kind : FIT.head]))
  const modifier = fits(FIT.modifier, modifiers(bare.slice(0, split), vocabulary))
  // A door of any kind is a door, but not everything of glass is what was asked for.
  return heads.some(({ isKind }) => isKind) ? { means: [head], also: modifier } : { means: [head, modifier] }
}

/** Where the last part begins: the longest that is a word itself, or else one that several compounds share. */
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

/** The word itself, without its linking s, and the compounds that begin with it. */
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
