import {
  ListingStore,
  type AttributeStore,
  type CatalogConfig,
  type Category,
  type SearchGateway,
  type SearchRequest,
} from '@vitrin/catalog'
import { findContentPages, type FoundContentPage } from '@vitrin/content'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel, PageRequest } from './page-model'

export interface SearchPageSnapshot {
  readonly term: string
  readonly pages: readonly FoundContentPage[]
  readonly listing: ListingStore['snapshot']
  readonly attributes: AttributeStore['snapshot']
}

/** Longer texts are not terms; the host compares no more. */
const MAX_TERM_LENGTH = 100
/** The order of the host's scores: no sort is sent. */
export const RELEVANCE = 'relevance'
/** A listing needs a category. The search page has none, so it uses this one, which contains every product. */
const WHOLE_SHOP: Category = { id: 0, name: '', level: 0 }

/** The results of a search, filtered and sorted like a category, and the content pages that were found. */
export class SearchPage implements PageModel<unknown, SearchPageSnapshot> {
  readonly #context: PageContext
  readonly listing: ListingStore
  term = ''
  pages: readonly FoundContentPage[] = []

  constructor(context: PageContext) {
    this.#context = context
    const { attributes } = context
    const config = searchConfig(context.config.catalog)
    this.listing = new ListingStore({ search: this.#searchForTerm(context.search), attributes, config })
    makeAutoObservable(this, { listing: false, pages: observableRef, meta: false })
  }

  /** The term is long enough to search for (R9.08). */
  get isSearched(): boolean {
    return this.term.length >= this.#context.config.catalog.minimumTermLength
  }

  async load({ query }: Pick<PageRequest<unknown>, 'query'>): Promise<void> {
    this.setTerm((query['q']?.[0] ?? '').trim().slice(0, MAX_TERM_LENGTH))
    if (!this.isSearched) return
    const [pages] = await Promise.all([this.#findPages(), this.listing.load(WHOLE_SHOP, query)])
    this.setPages(pages)
    this.#context.routing.registerMappings({ products: this.listing.products })
  }

  /** Searches again. */
  reload(): Promise<void> {
    return this.load({ query: this.listing.query })
  }

  /** Without them the products are still an answer. */
  async #findPages(): Promise<readonly FoundContentPage[]> {
    try {
      return await findContentPages(this.term, this.#context.search)
    } catch (error) {
      this.#context.logger.warn('The content pages could not be searched', error)
      return []
    }
  }

  private setTerm(term: string): void {
    this.term = term
  }

  private setPages(pages: readonly FoundContentPage[]): void {
    this.pages = pages
  }

  get meta(): PageMeta {
    const title = this.isSearched
      ? ({ key: 'search.pageTitle', values: { term: this.term } } as const)
      : ({ key: 'search.title' } as const)
    return { title, indexable: false, cacheable: false }
  }

  get snapshot(): SearchPageSnapshot {
    const { term, pages, listing } = this
    return { term, pages, listing: listing.snapshot, attributes: this.#context.attributes.snapshot }
  }

  hydrate({ term, pages, listing, attributes }: SearchPageSnapshot): void {
    this.#context.attributes.hydrate(attributes)
    this.setTerm(term)
    this.setPages(pages)
    this.listing.hydrate(listing)
    this.#context.routing.registerMappings({ products: listing.products })
  }

  /** Every search of the listing asks for the term in the whole shop. */
  #searchForTerm(gateway: SearchGateway): SearchGateway {
    return { search: (request) => gateway.search(ofTerm(request, this.term)) }
  }
}

function ofTerm(request: SearchRequest, term: string): SearchRequest {
  const { _appliedFilters: filters, _appliedSort: sorts, ...query } = request.searchQuery
  if (request.type !== 'product') return request
  return {
    ...request,
    searchQuery: {
      ...query,
      _appliedFilters: filters.filter(({ attribute }) => attribute !== 'category_ids'),
      _appliedSort: sorts.filter(({ field }) => field !== RELEVANCE),
      _searchText: term,
    },
  }
}

/** By relevance instead of by the place in a category, which products of different categories cannot share. */
function searchConfig(config: CatalogConfig): CatalogConfig {
  const others = config.sorts.filter(({ id }) => id !== config.defaultSort)
  return { ...config, defaultSort: RELEVANCE, sorts: [{ id: RELEVANCE, label: 'Relevance' }, ...others] }
}
