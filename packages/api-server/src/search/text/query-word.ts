/** Term number → how well it fits, at most 1. */
export type TermFits = ReadonlyMap<number, number>

/** The terms of the catalogue that a word of the query may mean. */
export interface QueryWord {
  /** A document matches the word when it has a term of one group; the scores of the groups are added. */
  readonly groups: readonly TermFits[]
  /** Terms that raise the score of a matching document, at most to double. */
  readonly bonus?: TermFits
}
