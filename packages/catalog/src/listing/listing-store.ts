import { makeAutoObservable, observableRef } from 'mobx'
import type { AttributeStore } from '../attributes/attribute-store'
import { categoryIdsBelow } from '../categories/breadcrumbs'
import type { CatalogConfig, SortOption } from '../catalog-config'
import type { Category } from '../categories/category'
import { chosenOptions, filtersFromAggregations, filtersFromQuery, mergeFilters, sortFromQuery } from './filters'
import type { FilterGroup, FilterOption, ListingQuery } from './filters'
import { loadDeferredCode } from '../deferred-code'
import type { SearchGateway } from '../ports'
import type { ListedProduct, ProductDocument } from '../document/product'
import { LatestRequest } from '../latest-request'
import { SharedLoads } from '../shared-loads'
import type { SearchResult } from '../search/search-query'

export interface ListingStoreOptions {
  readonly search: SearchGateway
  readonly attributes: Pick<AttributeStore, 'attributes' | 'load'>
  readonly config: CatalogConfig
}

export interface ListingSnapshot {
  readonly categoryIds: readonly number[]
  readonly query: ListingQuery
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly nextStart: number
  readonly groups: readonly FilterGroup[]
}

export interface ListingFilter extends FilterGroup {
  readonly options: readonly (FilterOption & { readonly selected: boolean })[]
}

/** One category's products, narrowed and sorted by the route's query (R2.36). */
export class ListingStore {
  readonly #search: SearchGateway
  readonly #attributes: ListingStoreOptions['attributes']
  readonly #config: CatalogConfig
  readonly #requests = new LatestRequest()
  readonly #loads = new SharedLoads()
  /** The ids of the category and of everything below it. */
  private categoryIds: readonly number[] = []
  query: ListingQuery = {}
  products: readonly ListedProduct[] = []
  total = 0
  groups: readonly FilterGroup[] = []
  loading = false
  /** There is no network, and this device has not stored the listing. */
  offline = false
  private nextStart = 0

  constructor({ search, attributes, config }: ListingStoreOptions) {
    this.#search = search
    this.#attributes = attributes
    this.#config = config
    makeAutoObservable<this, 'categoryIds'>(
      this,
      { categoryIds: observableRef, query: observableRef, products: observableRef, groups: observableRef },
      { autoBind: true },
    )
  }

  get filters(): readonly ListingFilter[] {
    return this.groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        ...option,
        selected: this.query[group.code]?.includes(option.id) ?? false,
      })),
    }))
  }

  /** The chosen options. Toggling one takes it back. */
  get chips(): readonly FilterOption[] {
    return chosenOptions(this.query, this.groups)
  }

  get sort(): string {
    return sortFromQuery(this.query, this.#config)
  }

  get sortOptions(): readonly (SortOption & { readonly selected: boolean })[] {
    return this.#config.sorts.map((option) => ({ ...option, selected: option.id === this.sort }))
  }

  get hasMore(): boolean {
    return this.nextStart < this.total
  }

  get snapshot(): ListingSnapshot {
    const { categoryIds, query, products, total, nextStart, groups } = this
    return { categoryIds, query, products, total, nextStart, groups }
  }

  hydrate({ categoryIds, query, products, total, nextStart, groups }: ListingSnapshot): void {
    this.categoryIds = categoryIds
    this.query = query
    this.products = products
    this.total = total
    this.nextStart = nextStart
    this.groups = groups
  }

  load(category: Category, query: ListingQuery): Promise<void> {
    const categoryIds = categoryIdsBelow(category)
    return this.#loads.run(JSON.stringify([categoryIds, query]), () => this.#load(categoryIds, query))
  }

  /** Appends the next page. Does nothing while a load runs, or when all products are listed. */
  async more(): Promise<void> {
    if (this.loading || !this.hasMore) return
    const isLatest = this.#requests.start()
    this.started()
    try {
      const page = await this.#page(this.categoryIds, this.query, this.groups, this.nextStart)
      if (isLatest()) this.moreLoaded(page)
    } finally {
      if (isLatest()) this.ended()
    }
  }

  private started(): void {
    this.loading = true
  }

  private ended(): void {
    this.loading = false
  }

  private loaded(
    categoryIds: readonly number[],
    query: ListingQuery,
    groups: readonly FilterGroup[],
    page: SearchResult<ListedProduct>,
  ): void {
    this.categoryIds = categoryIds
    this.query = query
    this.groups = groups
    this.products = page.items
    this.total = page.total
    this.nextStart = page.start + page.perPage
    this.offline = page.offline && page.noresults
  }

  private moreLoaded(page: SearchResult<ListedProduct>): void {
    // The catalogue may have changed between two pages: a product is listed once.
    const listed = new Set(this.products.map(({ sku }) => sku))
    this.products = [...this.products, ...page.items.filter(({ sku }) => !listed.has(sku))]
    this.total = page.total
    this.nextStart = page.start + page.perPage
  }

  /** The same products with current prices. */
  refreshed(products: readonly ListedProduct[]): void {
    this.products = products
  }

  async #load(categoryIds: readonly number[], query: ListingQuery): Promise<void> {
    const isLatest = this.#requests.start()
    this.started()
    try {
      const labels = this.#attributes.load(this.#config.defaultFilters.filter((code) => code !== 'price'))
      const chosen = this.#config.defaultFilters.filter((code) => query[code]?.length)
      const offered = chosen.length > 0 ? await this.#offered(categoryIds, labels) : []
      const [page, counted] = await Promise.all([
        this.#page(categoryIds, query, offered, 0),
        this.#counted(categoryIds, query, offered, chosen),
        labels,
      ])
      const narrowed = this.#groups(page)
      if (isLatest())
        this.loaded(categoryIds, query, mergeFilters({ offered, narrowed, chosen, counted }, this.#config), page)
    } finally {
      if (isLatest()) this.ended()
    }
  }

  /** The filters of the whole category: a listing that opens with chosen filters does not know them (contract §15.12). */
  async #offered(categoryIds: readonly number[], labels: Promise<void>): Promise<readonly FilterGroup[]> {
    const { allFiltersQuery } = await loadDeferredCode()
    const [all] = await Promise.all([this.#search.search(allFiltersQuery(categoryIds, this.#config)), labels])
    return this.#groups(all)
  }

  /** For each filter with a choice: how many products each of its options would list together with the other filters. */
  async #counted(
    categoryIds: readonly number[],
    query: ListingQuery,
    offered: readonly FilterGroup[],
    chosen: readonly string[],
  ): Promise<readonly FilterGroup[]> {
    if (chosen.length < 2) return []
    const { filterCountsQuery } = await loadDeferredCode()
    const counts = await Promise.all(
      chosen.map(async (code) => {
        const { [code]: _, ...others } = query
        return this.#groups(
          await this.#search.search(
            filterCountsQuery({ categoryIds, chosen: filtersFromQuery(others, offered) }, code, this.#config),
          ),
        )
      }),
    )
    return counts.flat()
  }

  #groups({
    aggregations,
    attributeMetadata,
  }: Pick<SearchResult<unknown>, 'aggregations' | 'attributeMetadata'>): readonly FilterGroup[] {
    return filtersFromAggregations(aggregations, [...this.#attributes.attributes, ...attributeMetadata], this.#config)
  }

  async #page(
    categoryIds: readonly number[],
    query: ListingQuery,
    known: readonly FilterGroup[],
    start: number,
  ): Promise<SearchResult<ListedProduct>> {
    const { categoryProductsQuery, listedProduct } = await loadDeferredCode()
    const chosen = filtersFromQuery(query, known)
    const page = await this.#search.search<ProductDocument>(
      categoryProductsQuery({ categoryIds, chosen, sort: sortFromQuery(query, this.#config), start }, this.#config),
    )
    return { ...page, items: page.items.map(listedProduct) }
  }
}
