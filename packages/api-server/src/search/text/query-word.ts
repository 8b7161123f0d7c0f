/** Term number → how well it fits, at most 1. */
export type TermFits = ReadonlyMap<number, number>

/** What a word of the question may mean in the catalogue. */
export interface QueryWord {
  /** A document has the word when it has any of these; each group counts by itself. */
  readonly means: readonly TermFits[]
  /** Adds to a document that has the word, at most as much again. */
  readonly also?: TermFits
}
