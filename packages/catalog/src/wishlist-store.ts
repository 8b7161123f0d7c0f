import type { Cancel, EventChannel, Logger } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { KeptProducts, type KeptEvent } from './kept-products'
import { asListed } from './listed-product'
import type { ListStorage } from './ports'
import type { ListedProduct } from './product'

export interface WishlistStoreOptions {
  readonly storage: ListStorage<ListedProduct>
  readonly logger: Logger
}

/** What the shopper wishes for: each product once, with quantity 1 (contract §15.20). */
export class WishlistStore {
  readonly #kept: KeptProducts

  constructor(options: WishlistStoreOptions) {
    this.#kept = new KeptProducts(options)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get events(): EventChannel<KeptEvent> {
    return this.#kept.events
  }

  get items(): readonly ListedProduct[] {
    return this.#kept.items
  }

  get count(): number {
    return this.items.length
  }

  has(sku: string): boolean {
    return this.#kept.has(sku)
  }

  load(): Promise<void> {
    return this.#kept.load()
  }

  start(): Cancel {
    return this.#kept.start()
  }

  /** What a heart does. */
  add(product: ListedProduct): Promise<void> {
    return this.#kept.add({ ...asListed(product), qty: 1 })
  }

  remove(sku: string): Promise<void> {
    return this.#kept.remove(sku)
  }

  clear(): Promise<void> {
    return this.#kept.clear()
  }

  forget(): Promise<void> {
    return this.#kept.forget()
  }
}
