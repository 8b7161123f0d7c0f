import type { Logger, OrderHistory, PlacedOrderDocument } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { orderProgress } from './order-progress'
import type { OrderHistoryGateway, OrderHistoryStorage } from './ports'

/** R9.13 */
const ORDER_HISTORY_PAGE_SIZE = 20

export interface OrderHistoryOptions {
  readonly gateway: OrderHistoryGateway
  readonly storage: OrderHistoryStorage
  /** The customer's id, or `guest`. */
  readonly account: () => string
  readonly logger: Logger
}

const NONE: OrderHistory = { items: [], total_count: 0 }

/** The account's orders, newest first: those on the device at once, then those of the host (contract §15.2). */
export class OrderHistoryStore {
  readonly #gateway: OrderHistoryGateway
  readonly #storage: OrderHistoryStorage
  readonly #account: () => string
  readonly #logger: Logger
  #page = 0
  history: OrderHistory = NONE
  /** An order that is on none of the loaded pages. */
  single: PlacedOrderDocument | undefined = undefined
  /** The account has no order of this number. */
  unknownNumber: string | undefined = undefined
  isLoading = false
  isLoadingOrder = false
  failed = false

  constructor({ gateway, storage, account, logger }: OrderHistoryOptions) {
    this.#gateway = gateway
    this.#storage = storage
    this.#account = account
    this.#logger = logger
    makeAutoObservable(this, { history: observableRef, single: observableRef }, { autoBind: true })
  }

  get orders(): readonly PlacedOrderDocument[] {
    return this.history.items
  }

  /** The newest order, while it is under way. */
  get current(): PlacedOrderDocument | undefined {
    const [newest] = this.orders
    return newest && orderProgress(newest).isUnderWay ? newest : undefined
  }

  /** The orders besides the current one. */
  get earlier(): readonly PlacedOrderDocument[] {
    return this.current ? this.orders.slice(1) : this.orders
  }

  get hasMore(): boolean {
    return this.orders.length < this.history.total_count
  }

  /** The first page, anew (R7.06). */
  async refresh(): Promise<void> {
    const account = this.#account()
    try {
      const stored = await this.#storage.read()
      if (stored?.account === account && this.#account() === account) this.show(stored)
    } catch (error) {
      this.#logger.warn('The stored orders could not be read', error)
    }
    await this.#loadPage(account, 1, (fresh) => fresh)
  }

  /** Appends the next page. An order that has moved to that page meanwhile is shown once. */
  async loadMore(): Promise<void> {
    if (this.isLoading || !this.hasMore) return
    await this.#loadPage(this.#account(), this.#page + 1, ({ items, total_count }) => {
      const known = new Set(this.orders.map(({ increment_id }) => increment_id))
      return { items: [...this.orders, ...items.filter(({ increment_id }) => !known.has(increment_id))], total_count }
    })
  }

  find(number: string): PlacedOrderDocument | undefined {
    return [...this.orders, ...(this.single ? [this.single] : [])].find(({ increment_id }) => increment_id === number)
  }

  /** Loads an order that is on none of the loaded pages. */
  async loadOrder(number: string): Promise<void> {
    const account = this.#account()
    if (this.find(number) || this.isLoadingOrder) return
    this.setLoadingOrder(true)
    try {
      const order = await this.#gateway.order(account, number)
      if (this.#account() === account) this.showSingle(number, order)
    } catch (error) {
      this.#logger.debug('The order could not be loaded', error)
      this.setProgress(this.isLoading, true)
    } finally {
      this.setLoadingOrder(false)
    }
  }

  async forget(): Promise<void> {
    this.show(NONE)
    this.showSingle('', undefined)
    this.#page = 0
    await this.#storage.clear()
  }

  private show(history: OrderHistory): void {
    this.history = history
  }

  private setLoadingOrder(isLoadingOrder: boolean): void {
    this.isLoadingOrder = isLoadingOrder
  }

  private showSingle(number: string, order: PlacedOrderDocument | undefined): void {
    this.single = order
    this.unknownNumber = order ? undefined : number
  }

  private setProgress(isLoading: boolean, failed: boolean): void {
    this.isLoading = isLoading
    this.failed = failed
  }

  async #loadPage(account: string, currentPage: number, merge: (fresh: OrderHistory) => OrderHistory): Promise<void> {
    this.setProgress(true, false)
    try {
      const fresh = await this.#gateway.page(account, { pageSize: ORDER_HISTORY_PAGE_SIZE, currentPage })
      // Another account has signed in meanwhile and loads its own orders.
      if (this.#account() !== account) return this.setProgress(false, false)
      this.#page = currentPage
      this.show(merge(fresh))
      this.setProgress(false, false)
      if (currentPage === 1) await this.#storage.write({ ...fresh, account })
    } catch (error) {
      this.#logger.debug('The orders could not be loaded', error)
      this.setProgress(false, this.#account() === account)
    }
  }
}
