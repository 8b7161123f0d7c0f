import type { Opening } from '@vitrin/made-to-measure'
import type { AttributeMetadata } from '../document/product'

const ENTITY_TYPES = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const

/** Entities that the catalogue search serves (R7.21). */
export type EntityType = (typeof ENTITY_TYPES)[number]

/** The body of a search (contract §2.2), in the wire's own field names. */
export interface SearchQuery {
  readonly _availableFilters: readonly AvailableFilter[]
  readonly _appliedFilters: readonly AppliedFilter[]
  readonly _appliedSort: readonly { readonly field: string; readonly options: 'asc' | 'desc' }[]
  readonly _searchText: string
}

export interface AvailableFilter {
  readonly field: string
  readonly scope: 'catalog' | 'default'
  readonly options?: { readonly size?: number }
}

export interface AppliedFilter {
  readonly attribute: string
  /** Operators of contract §2.3, e.g. `{ in: [1, 2] }`, `{ gte: 2000 }`. */
  readonly value: Readonly<Record<string, unknown>>
  readonly scope: 'catalog' | 'default'
}

/** A request to the search gateway; also the input of the cache key (contract §2.8). */
export interface SearchRequest {
  readonly type: EntityType
  readonly searchQuery: SearchQuery
  /** Below 1 becomes 50 (R5.16). */
  readonly size?: number
  /** Below 0 becomes 0 (R5.16). */
  readonly start?: number
  readonly includeFields?: readonly string[]
  readonly excludeFields?: readonly string[]
  /**
   * Asks the host to apply the filters of scope `catalog` to single variants and to name the best one (record 0060).
   * A host that does not know this applies each filter to the product. With an opening, only variants that fit it are
   * found, priced for it.
   */
  readonly variants?: { readonly opening?: Opening | undefined } | undefined
}

export interface AggregationBucket {
  readonly key: string | number
  readonly doc_count: number
  readonly from?: number
  readonly to?: number
}

export type Aggregations = Readonly<Record<string, { readonly buckets: readonly AggregationBucket[] }>>

/** R3.15 */
export interface SearchResult<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly start: number
  readonly perPage: number
  readonly aggregations: Aggregations
  readonly attributeMetadata: readonly AttributeMetadata[]
  readonly suggestions: Readonly<Record<string, unknown>>
  readonly cache: boolean
  readonly offline: boolean
  readonly noresults: boolean
  /** The host applied the filters to single variants. */
  readonly matchedVariants?: boolean
}

/**
 * Sizes and starts out of range get their defaults here, so that every adapter sends the same (R5.16).
 * Throws for an unknown entity: code without types would otherwise wait for an answer that never comes.
 */
export function searchRequest(
  request: SearchRequest,
): SearchRequest & { readonly size: number; readonly start: number } {
  if (!ENTITY_TYPES.includes(request.type)) throw new Error(`There is no registered entity type ${request.type}.`)
  const { size = 0, start = 0 } = request
  return { ...request, size: size < 1 ? 50 : size, start: Math.max(start, 0) }
}

/** `field:direction`; ascending when no direction is given (contract §2.2). */
export function appliedSort(sort: string | undefined): SearchQuery['_appliedSort'] {
  if (!sort) return []
  const [field = '', direction] = sort.split(':')
  return [{ field, options: direction === 'desc' ? 'desc' : 'asc' }]
}

export function is(attribute: string, value: unknown): AppliedFilter {
  return { attribute, value: { eq: value }, scope: 'default' }
}

export function isIn(attribute: string, values: readonly unknown[]): AppliedFilter {
  return { attribute, value: { in: values }, scope: 'default' }
}
