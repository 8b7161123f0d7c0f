import type { KnownAttributes } from '../attributes/known-attributes'
import type { CatalogConfig } from '../catalog-config'
import { listedProduct } from '../document/list-product'
import type { ListedProduct } from '../document/listed-product'
import type { ProductDocument } from '../document/product'
import type { SearchGateway } from '../ports'
import { allFiltersQuery, categoryProductsQuery, filterCountsQuery } from '../search/product-queries'
import type { SearchResult } from '../search/search-query'
import {
  filtersFromAggregations,
  filtersFromQuery,
  mergeFilters,
  sortFromQuery,
  type FilterGroup,
  type ListingQuery,
} from './filters'

export interface ListingLoaderOptions {
  readonly search: SearchGateway
  readonly attributes: Pick<KnownAttributes, 'attributes' | 'load'>
  readonly config: CatalogConfig
}

export interface ListingRequest {
  /** The ids of the category and of everything below it. */
  readonly categoryIds: readonly number[]
  readonly query: ListingQuery
}

export interface LoadedListing {
  readonly groups: readonly FilterGroup[]
  readonly page: SearchResult<ListedProduct>
}

/** The first page of a listing, and the filters beside it. */
export async function loadListing(request: ListingRequest, options: ListingLoaderOptions): Promise<LoadedListing> {
  const { attributes, config } = options
  const labels = attributes.load(config.defaultFilters.filter((code) => code !== 'price'))
  const chosen = config.defaultFilters.filter((code) => request.query[code]?.length)
  const offered = chosen.length > 0 ? await offeredFilters(request, labels, options) : []
  const [page, counted] = await Promise.all([
    loadListingPage(request, { known: offered, start: 0 }, options),
    countedFilters(request, { offered, chosen }, options),
    labels,
  ])
  const narrowed = filtersOf(page, options)
  return { groups: mergeFilters({ offered, narrowed, chosen, counted }, config), page }
}

/** One page of a listing. `known`: the filters, whose ids the query names. */
export async function loadListingPage(
  { categoryIds, query }: ListingRequest,
  { known, start }: { readonly known: readonly FilterGroup[]; readonly start: number },
  { search, config }: ListingLoaderOptions,
): Promise<SearchResult<ListedProduct>> {
  const chosen = filtersFromQuery(query, known)
  const sort = sortFromQuery(query, config)
  const page = await search.search<ProductDocument>(categoryProductsQuery({ categoryIds, chosen, sort, start }, config))
  return { ...page, items: page.items.map(listedProduct) }
}

/** The filters of the whole category: a listing that opens with chosen filters does not know them (contract §15.12). */
async function offeredFilters(
  { categoryIds }: ListingRequest,
  labels: Promise<void>,
  options: ListingLoaderOptions,
): Promise<readonly FilterGroup[]> {
  const [all] = await Promise.all([options.search.search(allFiltersQuery(categoryIds, options.config)), labels])
  return filtersOf(all, options)
}

/** For each filter with a choice: how many products each of its options would list together with the other filters. */
async function countedFilters(
  { categoryIds, query }: ListingRequest,
  { offered, chosen }: { readonly offered: readonly FilterGroup[]; readonly chosen: readonly string[] },
  options: ListingLoaderOptions,
): Promise<readonly FilterGroup[]> {
  // With one chosen filter there are no others: the whole category has counted its options.
  if (chosen.length < 2) return []
  const counts = await Promise.all(
    chosen.map(async (code) => {
      const { [code]: _, ...others } = query
      const listing = { categoryIds, chosen: filtersFromQuery(others, offered) }
      return filtersOf(await options.search.search(filterCountsQuery(listing, code, options.config)), options)
    }),
  )
  return counts.flat()
}

function filtersOf(
  { aggregations, attributeMetadata }: Pick<SearchResult<unknown>, 'aggregations' | 'attributeMetadata'>,
  { attributes, config }: ListingLoaderOptions,
): readonly FilterGroup[] {
  return filtersFromAggregations(aggregations, [...attributes.attributes, ...attributeMetadata], config)
}
