import type { KnownAttributes } from '../attributes/known-attributes'
import type { CatalogConfig } from '../catalog-config'
import { openingOf } from '@vitrin/made-to-measure'
import { listedProduct } from '../document/list-product'
import type { ListedProduct } from '../document/listed-product'
import type { SearchGateway } from '../ports'
import { allFiltersQuery, categoryProductsQuery, filterCountsQuery } from '../search/product-queries'
import type { SearchResult } from '../search/search-query'
import { withAskedOptions } from './asked-options'
import {
  filtersFromAggregations,
  filtersFromQuery,
  mergeFilters,
  sortFromQuery,
  type FilterGroup,
  type ListingQuery,
} from './filters'
import { mayFitOpening, variantOfListing, type ListingDocument } from './variant-of-listing'

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
  readonly page: ListingPage
}

export interface ListingPage extends SearchResult<ListedProduct> {
  /**
   * How many products this device left out because they do not fit the opening. Undefined if the host compared them, or
   * without an opening.
   */
  readonly unfit?: number | undefined
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
  { search, attributes, config }: ListingLoaderOptions,
): Promise<ListingPage> {
  const chosen = filtersFromQuery(query, known)
  const sort = sortFromQuery(query, config)
  const opening = openingOf(query)
  const page = await search.search<ListingDocument>(
    categoryProductsQuery({ categoryIds, chosen, opening, sort, start }, config),
  )
  const codes = config.defaultFilters.filter((code) => code !== 'price')
  const choice = { chosen, attributes: [...attributes.attributes, ...page.attributeMetadata], codes }
  // For a host that does not know openings: leaves out what cannot fit. The prices are not those for the opening.
  const isComparedHere = opening !== undefined && !page.matchedVariants
  const fitting = isComparedHere ? page.items.filter((document) => mayFitOpening(document, opening)) : page.items
  const items = fitting.map((document): ListedProduct => {
    const variant = variantOfListing(document, choice)
    return variant ? { ...listedProduct(document), variant } : listedProduct(document)
  })
  return { ...page, items, ...(isComparedHere && { unfit: page.items.length - items.length }) }
}

/** The filters of the whole category: a listing that opens with chosen filters does not know them (contract §15.12). */
async function offeredFilters(
  { categoryIds, query }: ListingRequest,
  labels: Promise<void>,
  options: ListingLoaderOptions,
): Promise<readonly FilterGroup[]> {
  const whole = { categoryIds, opening: openingOf(query) }
  const [all] = await Promise.all([options.search.search(allFiltersQuery(whole, options.config)), labels])
  const known = [...options.attributes.attributes, ...all.attributeMetadata]
  return withAskedOptions(filtersOf(all, options), query, known, options.config)
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
      const listing = { categoryIds, chosen: filtersFromQuery(others, offered), opening: openingOf(query) }
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
