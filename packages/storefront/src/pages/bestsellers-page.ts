import { loadBestsellers, type AttributeStore, type ListedProduct } from '@vitrin/catalog'
import { makeAutoObservable, observableRef } from 'mobx'
import type { PageContext } from './page-context'
import type { PageMeta, PageModel } from './page-model'

export interface BestsellersPageSnapshot {
  readonly products: readonly ListedProduct[]
  readonly attributes: AttributeStore['snapshot']
}

/** Product cards show the finishes of a product. */
const CARD_ATTRIBUTES = ['color']

/** The products of which most pieces were ordered lately (R2.27). */
export class BestsellersPage implements PageModel<unknown, BestsellersPageSnapshot> {
  readonly #context: PageContext
  products: readonly ListedProduct[] = []

  constructor(context: PageContext) {
    this.#context = context
    makeAutoObservable(this, { products: observableRef, meta: false })
  }

  get meta(): PageMeta {
    return { title: { key: 'bestsellers.title' }, description: { key: 'bestsellers.lead' }, indexable: true }
  }

  async load(): Promise<void> {
    const { search, config, attributes } = this.#context
    const hostCountsOrders = config.hostHasAdditions !== false
    const [products] = await Promise.all([
      loadBestsellers({ search, config: config.catalog, hostCountsOrders }),
      attributes.load(CARD_ATTRIBUTES),
    ])
    this.#show(products)
  }

  get snapshot(): BestsellersPageSnapshot {
    return { products: this.products, attributes: this.#context.attributes.snapshot }
  }

  hydrate({ products, attributes }: BestsellersPageSnapshot): void {
    this.#context.attributes.hydrate(attributes)
    this.#show(products)
  }

  /** The same products with current prices. */
  refreshed(products: readonly ListedProduct[]): void {
    this.products = products
  }

  #show(products: readonly ListedProduct[]): void {
    this.refreshed(products)
    this.#context.routing.registerMappings({ products })
  }
}
