import type { Condition } from './condition'

/** What a search asks of documents: a tree, because Elasticsearch's queries are one (contract §2.4). */
export type Clause = AllClause | FieldClause | WordsClause | MatchClause | BoolClause | WeightedClause

interface AllClause {
  readonly kind: 'all'
}

export interface FieldClause {
  readonly kind: 'field'
  readonly field: string
  readonly condition: Condition
  /** Filters of a shopper also find configurable products by what their variants offer (contract §2.4). */
  readonly isCatalog: boolean
}

/** The shop's own text search: Swedish words, compounds, typing mistakes, skus. */
interface WordsClause {
  readonly kind: 'words'
  readonly text: string
}

/** Words of one field, as they are written. */
export interface MatchClause {
  readonly kind: 'match'
  readonly field: string
  readonly text: string
  readonly needs: 'any' | 'all' | 'phrase'
  readonly boost: number
}

export interface BoolClause {
  readonly kind: 'bool'
  readonly must: readonly Clause[]
  readonly filter: readonly Clause[]
  readonly should: readonly Clause[]
  readonly mustNot: readonly Clause[]
  readonly minimumShouldMatch: number
}

/** Scores are multiplied by the weight of every filter that the document fits; what stays below `minScore` is not found. */
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
