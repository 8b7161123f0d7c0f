import type { Opening } from '@vitrin/made-to-measure'
import type { CatalogConfig, HomeListConfig } from '../catalog-config'
import {
  FILTERED_LIST_FIELDS,
  PRICED_PRODUCT_FIELDS,
  PRODUCT_DETAIL_EXCLUDE,
  PRODUCT_LIST_FIELDS,
  PRODUCT_SEARCH_FIELDS,
  SIZED_PRODUCT_FIELDS,
} from './field-lists'
import { appliedSort, is, isIn, searchRequest } from './search-query'
import type { AppliedFilter, AvailableFilter, SearchQuery, SearchRequest } from './search-query'

interface ProductSearch {
  readonly filters: readonly AppliedFilter[]
  readonly available?: readonly AvailableFilter[]
  readonly text?: string
  /** Each one decides where those before it are equal. */
  readonly sorts?: readonly string[]
  readonly size?: number
  readonly start?: number
  readonly includeFields?: readonly string[]
  readonly excludeFields?: readonly string[]
  readonly variants?: SearchRequest['variants']
}

/** Every product search only finds products that may be listed (R5.16). */
function productSearch({ filters, available = [], text = '', sorts = [], ...rest }: ProductSearch): SearchRequest {
  const searchQuery: SearchQuery = {
    _availableFilters: available,
    _appliedFilters: [isIn('visibility', [2, 3, 4]), isIn('status', [0, 1]), ...filters],
    _appliedSort: sorts.flatMap(appliedSort),
    _searchText: text,
  }
  return searchRequest({ type: 'product', searchQuery, ...rest })
}

export interface CategoryListing {
  /** The category's and those of everything below it. */
  readonly categoryIds: readonly number[]
  readonly chosen?: readonly AppliedFilter[]
  readonly opening?: Opening | undefined
  readonly sort?: string | undefined
  readonly start?: number
}

/** The products of a category and everything below it (contract §2.9). */
export function categoryProductsQuery(listing: CategoryListing, config: CatalogConfig): SearchRequest {
  return productSearch({
    filters: [...inCategory(listing.categoryIds, config), ...(listing.chosen ?? [])],
    available: availableFilters(config.defaultFilters, config.aggregationSize),
    sorts: [listing.sort ?? config.defaultSort],
    size: config.pageSize,
    start: listing.start ?? 0,
    includeFields: listing.chosen?.length || listing.opening ? FILTERED_LIST_FIELDS : PRODUCT_LIST_FIELDS,
    variants: variantsFor(listing),
  })
}

/** All filters of a category, without the shopper's choices: no products, but all buckets (contract §15.12). */
export function allFiltersQuery(
  listing: Pick<CategoryListing, 'categoryIds' | 'opening'>,
  config: CatalogConfig,
): SearchRequest {
  return productSearch({
    filters: inCategory(listing.categoryIds, config),
    variants: variantsFor(listing),
    available: availableFilters(config.defaultFilters, config.maxFiltersQuerySize),
    size: config.maxFiltersQuerySize,
    excludeFields: ['*'],
  })
}

/** The options of one filter beside the other choices: only buckets. */
export function filterCountsQuery(
  listing: Pick<CategoryListing, 'categoryIds' | 'chosen' | 'opening'>,
  code: string,
  config: CatalogConfig,
): SearchRequest {
  return productSearch({
    filters: [...inCategory(listing.categoryIds, config), ...(listing.chosen ?? [])],
    variants: variantsFor(listing),
    available: availableFilters([code], config.maxFiltersQuerySize),
    size: 1,
    excludeFields: ['*'],
  })
}

export function textSearchQuery(term: string, config: CatalogConfig): SearchRequest {
  return productSearch({
    filters: inStock(config),
    text: term,
    size: config.searchSize,
    includeFields: PRODUCT_SEARCH_FIELDS,
  })
}

export function homeListQuery(list: HomeListConfig, config: CatalogConfig): SearchRequest {
  return productSearch({
    filters: [...inStock(config), ...list.filters],
    size: list.size,
    includeFields: PRODUCT_LIST_FIELDS,
    sorts: list.sort === undefined ? [] : [list.sort],
  })
}

/** Products by the pieces that were ordered lately; equal ones as the home page sorts its list. */
export function bestsellersQuery(config: CatalogConfig): SearchRequest {
  const { sort } = config.homeLists.bestsellers
  return productSearch({
    filters: inStock(config),
    size: config.pageSize,
    includeFields: PRODUCT_LIST_FIELDS,
    sorts: ['ordered_pieces:desc', ...(sort === undefined ? [] : [sort])],
  })
}

/** All products that have variants, with the variants: their sizes, prices and stock. */
export function sizedProductsQuery(config: CatalogConfig): SearchRequest {
  return productSearch({
    filters: [...inStock(config), is('type_id', 'configurable')],
    size: config.maxFiltersQuerySize,
    includeFields: SIZED_PRODUCT_FIELDS,
  })
}

/** All products with their categories and prices, and nothing else. */
export function pricesQuery(config: CatalogConfig): SearchRequest {
  return productSearch({
    filters: inStock(config),
    size: config.categoryFetchSize,
    includeFields: PRICED_PRODUCT_FIELDS,
  })
}

/** Products named by a list of keys, e.g. the related ones (contract §2.9). */
export function linkedProductsQuery(skus: readonly string[]): SearchRequest {
  return productSearch({ filters: [isIn('sku', skus)], size: skus.length, includeFields: PRODUCT_LIST_FIELDS })
}

/** One product in any visibility and status: the loader decides what they mean (R4.01, R4.02). */
export function singleProductQuery(sku: string): SearchRequest {
  return searchRequest({
    type: 'product',
    searchQuery: exactly(is('sku', sku)),
    size: 1,
    excludeFields: PRODUCT_DETAIL_EXCLUDE,
  })
}

export function parentOfVariantQuery(sku: string): SearchRequest {
  return searchRequest({
    type: 'product',
    searchQuery: exactly(is('configurable_children.sku', sku)),
    size: 1,
    excludeFields: PRODUCT_DETAIL_EXCLUDE,
  })
}

/** The parts of a grouped or bundle product; they need not be visible on their own (contract §2.9). */
export function associatedProductsQuery(skus: readonly string[]): SearchRequest {
  return searchRequest({
    type: 'product',
    searchQuery: exactly(isIn('sku', skus), isIn('status', [1])),
    size: skus.length,
    excludeFields: PRODUCT_DETAIL_EXCLUDE,
  })
}

function exactly(...filters: readonly AppliedFilter[]): SearchQuery {
  return { _availableFilters: [], _appliedFilters: filters, _appliedSort: [], _searchText: '' }
}

/** The counts of filters agree with the lists only when every request about a listing asks for variants. */
function variantsFor({ opening }: Pick<CategoryListing, 'opening'>): NonNullable<SearchRequest['variants']> {
  return opening ? { opening } : {}
}

function inCategory(categoryIds: readonly number[], config: CatalogConfig): readonly AppliedFilter[] {
  return [...inStock(config), isIn('category_ids', categoryIds)]
}

function inStock({ listOutOfStock }: CatalogConfig): readonly AppliedFilter[] {
  return listOutOfStock ? [] : [is('stock.is_in_stock', true)]
}

function availableFilters(fields: readonly string[], buckets: number): readonly AvailableFilter[] {
  return fields.map((field) => ({ field, scope: 'catalog', options: { size: buckets } }))
}
