import { EventChannel, type Cancel, type Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ListStorage } from '../ports'
import type { ListedProduct } from '../document/listed-product'
import { LatestRequest } from '../latest-request'

/** A change that the shopper made to a list. The tab that made it emits the event once the change is stored. */
export type SavedProductsEvent =
  | { readonly type: 'added' | 'removed'; readonly product: ListedProduct }
  | { readonly type: 'cleared' }

export interface SavedProductsOptions {
  readonly storage: ListStorage<ListedProduct>
  readonly logger: Logger
}

/** A list of products on the device. A change is shown at once, and stored afterwards. */
export class SavedProducts {
  readonly events = new EventChannel<SavedProductsEvent>()
  readonly #storage: ListStorage<ListedProduct>
  readonly #logger: Logger
  readonly #requests = new LatestRequest()
  items: readonly ListedProduct[] = []

  constructor({ storage, logger }: SavedProductsOptions) {
    this.#storage = storage
    this.#logger = logger
    makeAutoObservable(this, { events: false, items: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    await this.#take(() => this.#storage.read())
  }

  /** Follows the other tabs. */
  start(): Cancel {
    return this.#storage.onChange((items) => this.shown(items))
  }

  has(sku: string): boolean {
    return this.items.some((product) => product.sku === sku)
  }

  /** Appends the product, unless the list has it. */
  async add(product: ListedProduct): Promise<void> {
    if (this.has(product.sku)) return
    await this.change((items) => [...items.filter(({ sku }) => sku !== product.sku), product])
    this.events.emit({ type: 'added', product })
  }

  async remove(sku: string): Promise<void> {
    const product = this.items.find((item) => item.sku === sku)
    if (!product) return
    await this.change((items) => items.filter((item) => item.sku !== sku))
    this.events.emit({ type: 'removed', product })
  }

  async clear(): Promise<void> {
    if (this.items.length === 0) return
    await this.change(() => [])
    this.events.emit({ type: 'cleared' })
  }

  /** Without an event: the owner has signed out of this device. */
  async forget(): Promise<void> {
    await this.change(() => [])
  }

  async change(change: (products: readonly ListedProduct[]) => readonly ListedProduct[]): Promise<void> {
    this.shown(change(this.items))
    await this.#take(() => this.#storage.update(change))
  }

  private shown(items: readonly ListedProduct[]): void {
    this.items = items
  }

  /** When the storage fails, the list is only lost with the page. */
  async #take(ask: () => Promise<readonly ListedProduct[]>): Promise<void> {
    const isLatest = this.#requests.start()
    try {
      const stored = await ask()
      if (isLatest()) this.shown(stored)
    } catch (error) {
      this.#logger.warn('A list of products could not be read or stored', error)
    }
  }
}
