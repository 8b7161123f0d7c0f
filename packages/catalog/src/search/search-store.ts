import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CatalogConfig } from '../catalog-config'
import { loadDeferredCode } from '../deferred-code'
import type { SearchGateway } from '../ports'
import type { ListedProduct } from '../document/listed-product'
import type { ProductCategory, ProductDocument } from '../document/product'
import { LatestRequest } from '../latest-request'
import type { RecentSearchesStore } from './recent-searches-store'

/** Why a term has no answer: without a network this device has none stored, or the request failed. */
export type SearchFailure = 'offline' | 'fault'

/** A content page that a term finds, for example about delivery. */
export interface FoundPage {
  readonly identifier: string
  readonly title: string
}

export interface SearchStoreOptions {
  readonly search: SearchGateway
  readonly recent: RecentSearchesStore
  readonly findPages?: ((term: string) => Promise<readonly FoundPage[]>) | undefined
  readonly config: CatalogConfig
  readonly logger: Logger
}

/** The search panel: the typed term and the products that it finds. */
export class SearchStore {
  /** Terms that this shopper searched for before. */
  readonly recent: RecentSearchesStore
  readonly #search: SearchGateway
  readonly #findPages: SearchStoreOptions['findPages']
  readonly #config: CatalogConfig
  readonly #logger: Logger
  readonly #requests = new LatestRequest()
  /** Whether the term has found products. */
  #foundProducts: Promise<boolean> = Promise.resolve(false)
  term = ''
  products: readonly ListedProduct[] = []
  total = 0
  /** Content pages with the term. */
  pages: readonly FoundPage[] = []
  loading = false
  failure: SearchFailure | undefined = undefined

  constructor({ search, recent, findPages, config, logger }: SearchStoreOptions) {
    this.#search = search
    this.#findPages = findPages
    this.recent = recent
    this.#config = config
    this.#logger = logger
    makeAutoObservable(this, { recent: false, products: observableRef, pages: observableRef }, { autoBind: true })
  }

  /** The typed term is too short to search for (R9.08). */
  get tooShort(): boolean {
    return this.term !== '' && this.term.length < this.#config.minimumTermLength
  }

  /** The categories of the found products, each once, the most frequent first. */
  get categories(): readonly ProductCategory[] {
    const counted = new Map<number, { category: ProductCategory; count: number }>()
    for (const category of this.products.flatMap((product) => product.category ?? [])) {
      const entry = counted.get(category.category_id) ?? { category, count: 0 }
      counted.set(category.category_id, { ...entry, count: entry.count + 1 })
    }
    return [...counted.values()].sort((a, b) => b.count - a.count).map(({ category }) => category)
  }

  /** Never rejects: an error becomes a `failure` that the panel shows. */
  async search(typed: string): Promise<void> {
    this.#foundProducts = this.#find(typed.trim())
    await this.#foundProducts
  }

  /**
   * Keeps the term among the recent ones when the shopper leaves its results, also before they have come. A term
   * without results is not kept.
   */
  async remember(): Promise<void> {
    const { term } = this
    if (await this.#foundProducts) await this.recent.add(term)
  }

  clear(): void {
    this.#requests.start()
    this.startSearch('', false)
  }

  /** Whether there are products with the term. */
  async #find(term: string): Promise<boolean> {
    const isLatest = this.#requests.start()
    const enough = term.length >= this.#config.minimumTermLength
    this.startSearch(term, enough)
    if (!enough) return false
    const pages = this.#pagesWith(term)
    try {
      const { listedProduct, textSearchQuery } = await loadDeferredCode()
      const { items, total, offline, noresults } = await this.#search.search<ProductDocument>(
        textSearchQuery(term, this.#config),
      )
      if (!isLatest()) return total > 0
      // Without a network an empty answer does not mean that the shop has no such product.
      if (offline && noresults) this.failed('offline')
      else this.found(items.map(listedProduct), total)
      const found = await pages
      if (isLatest()) this.pagesFound(found)
      return total > 0
    } catch (error) {
      this.#logger.warn('A search could not be answered', error)
      if (isLatest()) this.failed('fault')
      return false
    }
  }

  /** Without them the products are still an answer. */
  async #pagesWith(term: string): Promise<readonly FoundPage[]> {
    try {
      return (await this.#findPages?.(term)) ?? []
    } catch (error) {
      this.#logger.warn('The content pages could not be searched', error)
      return []
    }
  }

  private startSearch(term: string, enough: boolean): void {
    this.term = term
    this.loading = enough
    this.failure = undefined
    this.pages = []
    if (!enough) this.found([], 0)
  }

  private found(products: readonly ListedProduct[], total: number): void {
    this.products = products
    this.total = total
    this.loading = false
  }

  private pagesFound(pages: readonly FoundPage[]): void {
    this.pages = pages
  }

  /** Products of an earlier term are no answer to this one. */
  private failed(failure: SearchFailure): void {
    this.found([], 0)
    this.failure = failure
  }
}
