import { aggregate, type AggregationRequest, type AggregationResults } from './aggregate'
import { aggregateVariants } from './aggregate-variants'
import type { Clause } from './clause'
import type { DocumentSet } from './document-set'
import { atLeast, matchDocuments } from './match-documents'
import { matchVariants, type MatchingVariant, type VariantPlan } from './match-variants'
import { RANDOM, shuffle, sortByScore, sortDocuments, type SortOrder } from './sort-documents'

export interface SearchPlan {
  readonly clause: Clause
  /** Filters on single variants; undefined if the request does not ask for them. */
  readonly variants?: VariantPlan | undefined
  /** Documents with a lower score do not match. */
  readonly minScore?: number | undefined
  readonly orders: readonly SortOrder[]
  readonly aggregations: readonly AggregationRequest[]
  readonly from: number
  readonly size: number
  /** Decides a random order. */
  readonly seed: () => string
}

export interface Found {
  readonly total: number
  /** Numbers of the documents on this page. */
  readonly page: readonly number[]
  /** Null when the documents are not sorted by score (contract §2.7). */
  readonly scoreOf: (document: number) => number | null
  readonly maxScore: number | null
  readonly aggregations: AggregationResults | undefined
  /** The variant that matches best; undefined if the request does not ask for variants. */
  readonly variantOf: ((document: number) => MatchingVariant | undefined) | undefined
}

/** `pieces`: the ordered pieces by document number, for a search that sorts by them. */
export function runSearch(set: DocumentSet, plan: SearchPlan, pieces?: Float64Array): Found {
  const matches = matchDocuments(set, plan.clause)
  const accepted = plan.minScore === undefined ? matches.mask : atLeast(matches, plan.minScore)
  const variants = plan.variants && matchVariants(set, accepted, plan.variants)
  const mask = variants?.mask ?? accepted
  const { scores } = matches
  const found: number[] = []
  for (let document = 0; document < mask.length; document++) if (mask[document]) found.push(document)

  const isScored = scores !== undefined && plan.orders.length === 0
  const ordered = ordering()
  return {
    total: found.length,
    page: ordered.slice(plan.from, plan.from + plan.size),
    scoreOf: (document) => (isScored ? rounded(scores[document]!) : null),
    maxScore: isScored && ordered[0] !== undefined ? rounded(scores[ordered[0]]!) : null,
    aggregations: aggregations(),
    variantOf: variants?.variantOf,
  }

  function aggregations(): AggregationResults | undefined {
    if (plan.aggregations.length === 0) return undefined
    return variants ? aggregateVariants(variants, plan.aggregations) : aggregate(set, mask, plan.aggregations)
  }

  function ordering(): readonly number[] {
    if (plan.orders.some(({ field }) => field === RANDOM)) return shuffle(found, plan.seed())
    return isScored
      ? sortByScore(scores, found)
      : sortDocuments(set, found, plan.orders, { scores, prices: variants?.prices, pieces })
  }
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6
}
