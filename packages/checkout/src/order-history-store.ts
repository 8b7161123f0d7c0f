import type { Logger, OrderHistory, PlacedOrderDocument } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { orderProgress } from './order-progress'
import type { OrderHistoryGateway, OrderHistoryStorage } from './ports'

/** R9.13 */
export const ORDER_HISTORY_PAGE_SIZE = 20

export interface OrderHistoryOptions {
  readonly gateway: OrderHistoryGateway
  readonly storage: OrderHistoryStorage
  /** The customer's id, or `guest`. */
  readonly account: () => string
  readonly logger: Logger
}

const NONE: OrderHistory = { items: [], total_count: 0 }

/** The account's orders, newest first: what the device knows at once, then what the host says (contract §15.2). */
export class OrderHistoryStore {
  readonly #gateway: OrderHistoryGateway
  readonly #storage: OrderHistoryStorage
  readonly #account: () => string
  readonly #logger: Logger
  #page = 0
  history: OrderHistory = NONE
  /** An order that stands on no page that was read. */
  single: PlacedOrderDocument | undefined = undefined
  /** The number that the account has no order of. */
  missing: string | undefined = undefined
  isLoading = false
  isLooking = false
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
      if (stored?.account === account && this.#account() === account) this.shown(stored)
    } catch (error) {
      this.#logger.warn('The stored orders could not be read', error)
    }
    await this.#ask(account, 1, (fresh) => fresh)
  }

  /** The next page, behind what is shown; an order that moved down meanwhile is there once. */
  async more(): Promise<void> {
    if (this.isLoading || !this.hasMore) return
    await this.#ask(this.#account(), this.#page + 1, ({ items, total_count }) => {
      const known = new Set(this.orders.map(({ increment_id }) => increment_id))
      return { items: [...this.orders, ...items.filter(({ increment_id }) => !known.has(increment_id))], total_count }
    })
  }

  find(number: string): PlacedOrderDocument | undefined {
    return [...this.orders, ...(this.single ? [this.single] : [])].find(({ increment_id }) => increment_id === number)
  }

  /** Asks for an order that no page has shown yet. */
  async look(number: string): Promise<void> {
    const account = this.#account()
    if (this.find(number) || this.isLooking) return
    this.looking(true)
    try {
      const order = await this.#gateway.order(account, number)
      if (this.#account() === account) this.looked(number, order)
    } catch (error) {
      this.#logger.debug('The order could not be had', error)
      this.asking(this.isLoading, true)
    } finally {
      this.looking(false)
    }
  }

  async forget(): Promise<void> {
    this.shown(NONE)
    this.looked('', undefined)
    this.#page = 0
    await this.#storage.clear()
  }

  shown(history: OrderHistory): void {
    this.history = history
  }

  looking(isLooking: boolean): void {
    this.isLooking = isLooking
  }

  looked(number: string, order: PlacedOrderDocument | undefined): void {
    this.single = order
    this.missing = order ? undefined : number
  }

  asking(isLoading: boolean, failed: boolean): void {
    this.isLoading = isLoading
    this.failed = failed
  }

  async #ask(account: string, currentPage: number, shownWith: (fresh: OrderHistory) => OrderHistory): Promise<void> {
    this.asking(true, false)
    try {
      const fresh = await this.#gateway.page(account, { pageSize: ORDER_HISTORY_PAGE_SIZE, currentPage })
      // Whoever signed in meanwhile asks for themself.
      if (this.#account() !== account) return this.asking(false, false)
      this.#page = currentPage
      this.shown(shownWith(fresh))
      this.asking(false, false)
      if (currentPage === 1) await this.#storage.write({ ...fresh, account })
    } catch (error) {
      this.#logger.debug('The orders could not be had', error)
      this.asking(false, this.#account() === account)
    }
  }
}
