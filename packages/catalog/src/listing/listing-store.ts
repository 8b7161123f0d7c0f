import { openingOf, type Opening } from '@vitrin/made-to-measure'
import { makeAutoObservable, observableRef } from 'mobx'
import { categoryIdsBelow } from '../categories/breadcrumbs'
import type { SortOption } from '../catalog-config'
import type { Category } from '../categories/category'
import { chosenOptions, sortFromQuery } from './filters'
import type { FilterGroup, FilterOption, ListingQuery } from './filters'
import { loadDeferredCode } from '../deferred-code'
import type { ListingLoaderOptions, ListingPage, LoadedListing } from './listing-loader'
import type { ListedProduct } from '../document/listed-product'
import { LatestRequest } from '../latest-request'
import { SharedLoads } from '../shared-loads'

export interface ListingSnapshot {
  readonly categoryIds: readonly number[]
  readonly query: ListingQuery
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly nextStart: number
  readonly groups: readonly FilterGroup[]
  readonly unfit?: number | undefined
}

export interface ListingFilter extends FilterGroup {
  readonly options: readonly (FilterOption & { readonly selected: boolean })[]
}

/** One category's products, narrowed and sorted by the route's query (R2.36). */
export class ListingStore {
  readonly #options: ListingLoaderOptions
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
  /** How many products this device left out because they do not fit; undefined if the host compared them. */
  private unfit: number | undefined = undefined

  constructor(options: ListingLoaderOptions) {
    this.#options = options
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
    return sortFromQuery(this.query, this.#options.config)
  }

  get sortOptions(): readonly (SortOption & { readonly selected: boolean })[] {
    return this.#options.config.sorts.map((option) => ({ ...option, selected: option.id === this.sort }))
  }

  /** The opening that the shopper measured: only products that fit it are listed. */
  get opening(): Opening | undefined {
    return openingOf(this.query)
  }

  /**
   * `unclear`: the address has a width or a height, but not two lengths. `estimated`: the host did not compare
   * openings, so products fit as far as their lengths say, and their prices are not those for the opening.
   */
  get openingIssue(): 'unclear' | 'estimated' | undefined {
    if (!this.opening) return this.query['width']?.[0] || this.query['height']?.[0] ? 'unclear' : undefined
    return this.unfit === undefined ? undefined : 'estimated'
  }

  get hasMore(): boolean {
    return this.nextStart < this.total + (this.unfit ?? 0)
  }

  get snapshot(): ListingSnapshot {
    const { categoryIds, query, products, total, nextStart, groups, unfit } = this
    return { categoryIds, query, products, total, nextStart, groups, unfit }
  }

  hydrate({ categoryIds, query, products, total, nextStart, groups, unfit }: ListingSnapshot): void {
    this.unfit = unfit
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
      const { loadListingPage } = await loadDeferredCode()
      const { nextStart: start, groups: known } = this
      const page = await loadListingPage(
        { categoryIds: this.categoryIds, query: this.query },
        { known, start },
        this.#options,
      )
      if (isLatest()) this.moreLoaded(page)
    } finally {
      if (isLatest()) this.ended()
    }
  }

  /** Fetches the whole products of the list, which the gateway keeps: one of them then opens without a request. */
  async prefetch(): Promise<void> {
    const { associatedProductsQuery } = await loadDeferredCode()
    await this.#options.search.search(associatedProductsQuery(this.products.map(({ sku }) => sku)))
  }

  private started(): void {
    this.loading = true
  }

  private ended(): void {
    this.loading = false
  }

  private loaded(categoryIds: readonly number[], query: ListingQuery, { groups, page }: LoadedListing): void {
    this.categoryIds = categoryIds
    this.query = query
    this.groups = groups
    this.products = page.items
    this.unfit = page.unfit
    this.total = page.total - (page.unfit ?? 0)
    this.nextStart = page.start + page.perPage
    this.offline = page.offline && page.noresults
  }

  private moreLoaded(page: ListingPage): void {
    // The catalogue may have changed between two pages: a product is listed once.
    const listed = new Set(this.products.map(({ sku }) => sku))
    this.products = [...this.products, ...page.items.filter(({ sku }) => !listed.has(sku))]
    if (page.unfit !== undefined) this.unfit = (this.unfit ?? 0) + page.unfit
    this.total = page.total - (this.unfit ?? 0)
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
      const { loadListing } = await loadDeferredCode()
      const listing = await loadListing({ categoryIds, query }, this.#options)
      if (isLatest()) this.loaded(categoryIds, query, listing)
    } finally {
      if (isLatest()) this.ended()
    }
  }
}
