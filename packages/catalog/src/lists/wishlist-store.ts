import type { Cancel, EventChannel, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { SavedProducts, type SavedProductsEvent } from './saved-products'
import { asListed } from '../document/list-product'
import type { ListStorage } from '../ports'
import type { ListedProduct } from '../document/listed-product'

export interface WishlistStoreOptions {
  readonly storage: ListStorage<ListedProduct>
  readonly logger: Logger
}

/** The wishlist: each product once, with quantity 1 (contract §15.20). */
export class WishlistStore {
  readonly #saved: SavedProducts

  constructor(options: WishlistStoreOptions) {
    this.#saved = new SavedProducts(options)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get events(): EventChannel<SavedProductsEvent> {
    return this.#saved.events
  }

  get items(): readonly ListedProduct[] {
    return this.#saved.items
  }

  get count(): number {
    return this.items.length
  }

  has(sku: string): boolean {
    return this.#saved.has(sku)
  }

  load(): Promise<void> {
    return this.#saved.load()
  }

  start(): Cancel {
    return this.#saved.start()
  }

  add(product: ListedProduct): Promise<void> {
    return this.#saved.add({ ...asListed(product), qty: 1 })
  }

  remove(sku: string): Promise<void> {
    return this.#saved.remove(sku)
  }

  clear(): Promise<void> {
    return this.#saved.clear()
  }

  forget(): Promise<void> {
    return this.#saved.forget()
  }
}
