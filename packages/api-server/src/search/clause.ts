import type { Condition } from './condition'
import type { Glob } from './glob'

/** A query as a tree of clauses, as in Elasticsearch (contract §2.4). */
export type Clause = AllClause | FieldClause | WordsClause | MatchClause | PatternClause | BoolClause | WeightedClause

interface AllClause {
  readonly kind: 'all'
}

export interface FieldClause {
  readonly kind: 'field'
  readonly field: string
  readonly condition: Condition
  /** Whether the filter also finds configurable products by the options of their variants (contract §2.4). */
  readonly isCatalog: boolean
}

/** The text search: Swedish words, compounds, typing mistakes, skus. */
interface WordsClause {
  readonly kind: 'words'
  readonly text: string
}

/** Exact words in one field, or its whole value. */
export interface MatchClause {
  readonly kind: 'match'
  readonly field: string
  readonly text: string
  readonly needs: 'any' | 'all' | 'phrase' | 'whole'
  readonly boost: number
}

export interface PatternClause {
  readonly kind: 'pattern'
  readonly field: string
  readonly glob: Glob
  /** Whether the pattern is compared with whole values, and not with their words. */
  readonly isWhole: boolean
}

export interface BoolClause {
  readonly kind: 'bool'
  readonly must: readonly Clause[]
  readonly filter: readonly Clause[]
  readonly should: readonly Clause[]
  readonly mustNot: readonly Clause[]
  readonly minimumShouldMatch: number
}

/** Multiplies the score by the weight of each matching filter. A document below `minScore` does not match. */
export interface WeightedClause {
  readonly kind: 'weighted'
  readonly query: Clause
  readonly weights: readonly { readonly filter: Clause; readonly weight: number }[]
  readonly minScore: number
}

export const EVERYTHING: Clause = { kind: 'all' }

export function bool(parts: Partial<Omit<BoolClause, 'kind'>>): BoolClause {
  return { kind: 'bool', must: [], filter: [], should: [], mustNot: [], minimumShouldMatch: 0, ...parts }
}
