import { makeAutoObservable, observableRef } from 'mobx'
import type { CatalogConfig, HomeListConfig } from '../catalog-config'
import { loadDeferredCode } from '../deferred-code'
import type { SearchGateway } from '../ports'
import type { ListedProduct } from '../document/listed-product'
import type { ProductDocument } from '../document/product'
import { SharedLoads } from '../shared-loads'
import { NO_HIGHLIGHTS, type HomeHighlights } from './home-highlights'

export interface HomeStoreOptions {
  readonly search: SearchGateway
  readonly config: CatalogConfig
}

export interface HomeSnapshot {
  readonly newCollection: readonly ListedProduct[]
  readonly bestsellers: readonly ListedProduct[]
  readonly offers: readonly ListedProduct[]
  /** Absent: as they are. */
  readonly highlights?: HomeHighlights
}

/** The lists of the home page: new_collection, bestsellers, prod_offers (R3.18, R9.09), with prices and reviews. */
export class HomeStore {
  readonly #search: SearchGateway
  readonly #config: CatalogConfig
  readonly #loads = new SharedLoads()
  newCollection: readonly ListedProduct[] = []
  bestsellers: readonly ListedProduct[] = []
  offers: readonly ListedProduct[] = []
  highlights = NO_HIGHLIGHTS

  constructor({ search, config }: HomeStoreOptions) {
    this.#search = search
    this.#config = config
    makeAutoObservable(
      this,
      { newCollection: observableRef, bestsellers: observableRef, offers: observableRef, highlights: observableRef },
      { autoBind: true },
    )
  }

  get snapshot(): HomeSnapshot {
    const { newCollection, bestsellers, offers, highlights } = this
    return { newCollection, bestsellers, offers, highlights }
  }

  /** Takes over lists that are loaded already, or that have new prices. */
  hydrate({ newCollection, bestsellers, offers, highlights }: HomeSnapshot): void {
    this.newCollection = newCollection
    this.bestsellers = bestsellers
    this.offers = offers
    if (highlights) this.highlights = highlights
  }

  load(): Promise<void> {
    return this.#loads.run('home', async () => {
      const { new_collection, bestsellers, prod_offers } = this.#config.homeLists
      const { loadHomeHighlights } = await loadDeferredCode()
      const [newest, best, offers, highlights] = await Promise.all([
        this.#list(new_collection),
        this.#list(bestsellers),
        this.#list(prod_offers),
        loadHomeHighlights(this.#search, this.#config),
      ])
      // A shop that marks no products, such as an imported one, shows its newest ones.
      const isUnmarked = newest.length + best.length + offers.length === 0
      const newCollection = isUnmarked ? await this.#list({ ...new_collection, filters: [] }) : newest
      this.hydrate({ newCollection, bestsellers: best, offers, highlights })
    })
  }

  async #list(list: HomeListConfig): Promise<readonly ListedProduct[]> {
    const { homeListQuery, listedProduct } = await loadDeferredCode()
    const { items } = await this.#search.search<ProductDocument>(homeListQuery(list, this.#config))
    return items.map(listedProduct)
  }
}
