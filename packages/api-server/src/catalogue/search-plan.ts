import { fieldRefusal, type FieldRefusals, type SearchQueryInput } from '@vitrin/api-contract'
import {
  AGGREGATION_SIZE,
  DEFAULT_SEARCH_SIZE,
  priceRanges,
  textSearch,
  type PriceRange,
} from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { Opening } from '@vitrin/made-to-measure'
import type { AggregationRequest } from '../search/aggregate'
import { bool, type Clause, type FieldClause } from '../search/clause'
import { readCondition } from '../search/condition'
import type { OffersOf } from '../search/match-variants'
import type { SearchPlan } from '../search/run-search'
import { RANDOM, type SortOrder } from '../search/sort-documents'
import { fieldNames } from './field-names'

type SearchSort = SearchQueryInput['_appliedSort'][number]

/** A filter of contract §2.2; GraphQL marks alternatives with `isAlternative`. */
export type SearchFilter = SearchQueryInput['_appliedFilters'][number] & {
  readonly isAlternative?: boolean
  /** Its path in the request, for a refusal. */
  readonly at?: string
}

export type SearchInput = Pick<SearchQueryInput, '_availableFilters' | '_appliedSort' | '_searchText'> & {
  readonly _appliedFilters: readonly SearchFilter[]
  /** The catalog filters must hold together for one variant (record 0060). */
  readonly _matchVariants?: SearchQueryInput['_matchVariants']
}

/** Variants with this stock flag are left out where products without stock are not listed. */
const STOCK_FLAG = 'stock.is_in_stock'

export interface SearchParameters {
  readonly from?: number | undefined
  readonly size?: number | undefined
  /** The orders of the query string; those in the body win (contract §2.1). */
  readonly sort?: readonly SearchSort[] | undefined
}

/** What a search needs besides its body. */
export interface SearchPlanNeeds {
  /** Decides a random order. */
  readonly seed: () => string
  /** The variants that fit an opening. */
  readonly offersFor?: (opening: Opening) => OffersOf
}

/** The search of a request body, or a refusal for each filter that cannot be read. */
export function searchPlan(
  entity: EntityType,
  query: SearchInput,
  { from = 0, size = DEFAULT_SEARCH_SIZE, sort = [] }: SearchParameters,
  { seed, offersFor }: SearchPlanNeeds,
): Outcome<SearchPlan, FieldRefusals> {
  const fieldOf = fieldNames(entity)
  const matchesVariants = entity === 'product' && query._matchVariants != null
  const filters: Clause[] = []
  const variantFilters: FieldClause[] = []
  const alternatives: Clause[] = []
  const refusals: FieldRefusals[] = []
  query._appliedFilters.forEach(({ attribute, value, scope, isAlternative, at }, position) => {
    const condition = readCondition(value)
    if (!condition.ok) {
      refusals.push(fieldRefusal(at ?? `_appliedFilters.${position}.value`, condition.rejection))
      return
    }
    const clause: FieldClause = {
      kind: 'field',
      field: fieldOf(attribute),
      condition: condition.value,
      isCatalog: isCatalog(scope),
    }
    if (isAlternative || condition.value.isAlternative) {
      alternatives.push(clause)
      return
    }
    if (matchesVariants && (clause.isCatalog || clause.field === STOCK_FLAG)) variantFilters.push(clause)
    if (!matchesVariants || !clause.isCatalog) filters.push(clause)
  })
  if (refusals.length > 0) return reject(refusals.flat())
  if (alternatives.length > 0) filters.push(bool({ should: alternatives, minimumShouldMatch: 1 }))

  // A client that asks for single variants knows its own ranges.
  const chosenRanges = matchesVariants ? [] : chosenPriceRanges(query._appliedFilters)
  const aggregations = query._availableFilters
    .filter(({ scope }) => isCatalog(scope))
    .flatMap(({ field, options }) =>
      aggregationsOf(field, fieldOf(field), options?.size ?? AGGREGATION_SIZE, chosenRanges),
    )
  const sorts = query._appliedSort.length > 0 ? query._appliedSort : sort
  const orders: readonly SortOrder[] = sorts.map(({ field, options }) => sortOrder(fieldOf(field), options))
  const text = query._searchText.trim()
  // With a random order the words are ignored (contract §2.4).
  const hasWords = text !== '' && !orders.some(({ field }) => field === RANDOM)
  const clause = bool({ filter: filters, ...(hasWords && { must: [{ kind: 'words', text }] }) })
  const opening = query._matchVariants?.opening ?? undefined
  const variants = matchesVariants ? { clauses: variantFilters, offersOf: opening && offersFor?.(opening) } : undefined
  const minScore = hasWords ? textSearch.minScore : undefined
  return accept({ clause, variants, minScore, orders, aggregations, from, size, seed })
}

/** The aggregations for an available filter, as the original's query builder makes them (contract §2.4). */
function aggregationsOf(
  name: string,
  field: string,
  size: number,
  chosenRanges: readonly PriceRange[],
): readonly AggregationRequest[] {
  const own: AggregationRequest = { name: `agg_terms_${name}`, field, kind: 'terms', size }
  if (name === 'price')
    return [own, { name: 'agg_range_price', field, kind: 'range', ranges: [...priceRanges, ...chosenRanges] }]
  return [own, { name: `agg_terms_${name}_options`, field: `${field}_options`, kind: 'terms', size, besides: field }]
}

/** The query builder counts the chosen price range as one more range (contract §2.4). */
function chosenPriceRanges(filters: readonly SearchFilter[]): readonly PriceRange[] {
  const value = filters.find(({ attribute }) => attribute === 'price')?.value
  if (typeof value !== 'object' || value === null) return []
  const { gte, lte } = value as { readonly gte?: unknown; readonly lte?: unknown }
  const [from, to] = [chosenBound(gte), chosenBound(lte)]
  return from || to ? [{ ...(from && { from }), ...(to && { to }) }] : []
}

function chosenBound(value: unknown): number | undefined {
  const bound = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0
  return Number.isFinite(bound) && bound !== 0 ? bound : undefined
}

function isCatalog(scope: string | readonly string[]): boolean {
  return scope === 'catalog' || (typeof scope !== 'string' && scope.includes('catalog'))
}

function sortOrder(field: string, options: SearchSort['options']): SortOrder {
  if (typeof options === 'string') return { field, isDescending: options === 'desc', missingFirst: false }
  return { field, isDescending: options.order === 'desc', missingFirst: options.missing === '_first' }
}
