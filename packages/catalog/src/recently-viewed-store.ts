import type { Cancel, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { KeptProducts } from './kept-products'
import { asListed } from './listed-product'
import type { ListStorage } from './ports'
import type { ListedProduct } from './product'

/** The original keeps them for ever; a cap is allowed (contract §17 #50). */
const MOST_VIEWED = 20

export interface RecentlyViewedStoreOptions {
  readonly storage: ListStorage<ListedProduct>
  readonly logger: Logger
}

/** Products whose pages were shown: newest first, once per sku, those seen again stay in their place (contract §15.20). */
export class RecentlyViewedStore {
  readonly #kept: KeptProducts

  constructor(options: RecentlyViewedStoreOptions) {
    this.#kept = new KeptProducts(options)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get items(): readonly ListedProduct[] {
    return this.#kept.items
  }

  load(): Promise<void> {
    return this.#kept.load()
  }

  start(): Cancel {
    return this.#kept.start()
  }

  /** Silently: its owner has left the device. */
  forget(): Promise<void> {
    return this.#kept.forget()
  }

  async add(product: ListedProduct): Promise<void> {
    if (this.#kept.has(product.sku)) return
    const viewed = asListed(product)
    await this.#kept.change((items) =>
      (items.some(({ sku }) => sku === viewed.sku) ? items : [viewed, ...items]).slice(0, MOST_VIEWED),
    )
  }
}
