import type { CatalogConfig } from '../catalog-config'
import { ROOT_CATEGORY_ID } from './category'
import { ATTRIBUTE_FIELDS, CATEGORY_TREE_FIELDS } from '../search/field-lists'
import { appliedSort, is, isIn, searchRequest } from '../search/search-query'
import type { AppliedFilter, SearchRequest } from '../search/search-query'

export interface CategoryQuery {
  readonly parentId?: number
  readonly level?: number
  /** Field → list (any of), or one value. */
  readonly filters?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>
  readonly onlyActive?: boolean
  readonly onlyNotEmpty?: boolean
  readonly includeFields?: readonly string[]
  readonly size?: number
}

/** Categories by any of the optional keys, by position (contract §2.9, R9.07). */
export function categoriesQuery(query: CategoryQuery, config: CatalogConfig): SearchRequest {
  const filters: AppliedFilter[] = []
  if (query.parentId !== undefined) filters.push(is('parent_id', query.parentId))
  if (query.level !== undefined) filters.push(is('level', query.level))
  for (const [field, value] of Object.entries(query.filters ?? {})) {
    filters.push(typeof value === 'object' ? isIn(field, value) : is(field, value))
  }
  if (query.onlyActive) filters.push(is('is_active', true))
  if (query.onlyNotEmpty) filters.push({ attribute: 'product_count', value: { gt: 0 }, scope: 'default' })
  return searchRequest({
    type: 'category',
    searchQuery: {
      _availableFilters: [],
      _appliedFilters: filters,
      _appliedSort: appliedSort('position:asc'),
      _searchText: '',
    },
    size: query.size ?? config.categoryFetchSize,
    ...(query.includeFields && { includeFields: query.includeFields }),
  })
}

/** The menu: the categories directly below the root, each with its own tree. */
export function categoryTreeQuery(config: CatalogConfig): SearchRequest {
  return categoriesQuery(
    { parentId: ROOT_CATEGORY_ID, onlyActive: true, onlyNotEmpty: true, includeFields: CATEGORY_TREE_FIELDS },
    config,
  )
}

/** Attributes by code or by id (contract §2.9). */
export function attributesQuery(
  by: { readonly codes: readonly string[] } | { readonly ids: readonly number[] },
  config: CatalogConfig,
): SearchRequest {
  const key = 'codes' in by ? isIn('attribute_code', by.codes) : isIn('attribute_id', by.ids)
  return searchRequest({
    type: 'attribute',
    searchQuery: {
      _availableFilters: [],
      _appliedFilters: [key, isIn('is_user_defined', [true]), isIn('is_visible', [true])],
      _appliedSort: [],
      _searchText: '',
    },
    size: config.attributeListSize,
    includeFields: ATTRIBUTE_FIELDS,
  })
}

/** Approved reviews of all products, newest first. */
export function latestReviewsQuery(): SearchRequest {
  return searchRequest({
    type: 'review',
    searchQuery: {
      _availableFilters: [],
      _appliedFilters: [is('review_status', 1)],
      _appliedSort: appliedSort('created_at:desc'),
      _searchText: '',
    },
    size: 500,
  })
}

/** Approved reviews of one product, newest first. */
export function reviewsQuery(productId: number): SearchRequest {
  return searchRequest({
    type: 'review',
    searchQuery: {
      _availableFilters: [],
      _appliedFilters: [is('product_id', productId), is('review_status', 1)],
      _appliedSort: appliedSort('created_at:desc'),
      _searchText: '',
    },
    size: 50,
  })
}
