import type { Cancel, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { SavedProducts } from './saved-products'
import { asListed } from '../document/list-product'
import type { ListStorage } from '../ports'
import type { ListedProduct } from '../document/listed-product'

/** The specification allows a limit (contract §17 #50). */
const MAX_PRODUCTS = 20

export interface RecentlyViewedStoreOptions {
  readonly storage: ListStorage<ListedProduct>
  readonly logger: Logger
}

/** Products whose pages were shown: newest first, each once. A repeated product keeps its place (contract §15.20). */
export class RecentlyViewedStore {
  readonly #saved: SavedProducts

  constructor(options: RecentlyViewedStoreOptions) {
    this.#saved = new SavedProducts(options)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get items(): readonly ListedProduct[] {
    return this.#saved.items
  }

  load(): Promise<void> {
    return this.#saved.load()
  }

  start(): Cancel {
    return this.#saved.start()
  }

  /** After the owner has signed out of this device. */
  forget(): Promise<void> {
    return this.#saved.forget()
  }

  async add(product: ListedProduct): Promise<void> {
    if (this.#saved.has(product.sku)) return
    const viewed = asListed(product)
    await this.#saved.change((items) =>
      (items.some(({ sku }) => sku === viewed.sku) ? items : [viewed, ...items]).slice(0, MAX_PRODUCTS),
    )
  }
}
