import type { AddRejection } from '@vitrin/cart-sync'
import { accept, reject, type Outbox, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckoutCart, OrderStorage, StoredOrder } from './ports'

export interface UnsentOrdersOptions {
  readonly cart: Pick<CheckoutCart, 'bringBack'>
  readonly outbox: Pick<Outbox, 'release' | 'withdraw' | 'known'>
  readonly orders: OrderStorage
  /** The customer's id, empty for a guest. */
  readonly userId: () => string
}

/** `sent`: it is on its way, or made. */
export type EditRejection = AddRejection | { readonly code: 'sent' }

/** Orders on this device that the host does not have. The outbox says which of them may be sent, changed or let go. */
export class UnsentOrdersStore {
  readonly #options: UnsentOrdersOptions
  orders: readonly StoredOrder[] = []

  constructor(options: UnsentOrdersOptions) {
    this.#options = options
    makeAutoObservable(this, { orders: observableRef }, { autoBind: true })
  }

  /** Throws what the storage threw. */
  async load(): Promise<void> {
    const stored = await this.#options.orders.all()
    this.loaded(stored.filter(({ transmited }) => !transmited))
  }

  /** Ends what an earlier page began: lines that it was bringing back. After the cart was loaded and the outbox has started. */
  async resume(): Promise<void> {
    const { outbox } = this.#options
    const waited = new Set((await this.#waiting()).map(({ order_id }) => order_id))
    if (waited.size === 0) return
    const known = await outbox.known()
    // An order whose task was done with meanwhile no longer waits by now; one that came meanwhile has a task.
    for (const order of await this.#waiting()) if (waited.has(order.order_id) && !known.has(order.order_id)) await this.#bringBack(order)
  }

  find(order_id: string): StoredOrder | undefined {
    return this.orders.find((order) => order.order_id === order_id)
  }

  /** The shopper's word that an order made without a network shall go (R4.38). */
  send(order_id: string): Promise<void> {
    return this.#options.outbox.release(order_id)
  }

  /** Only what was never on its way, or what the host refused: anything else it may have (decisions.md 12). `false`: it stays. */
  async cancel(order_id: string): Promise<boolean> {
    const isTaken = await this.#options.outbox.withdraw(order_id)
    if (isTaken) await this.#forget(order_id)
    return isTaken
  }

  /** Its lines lie in the cart again, and the order is gone. A line that cannot be added any more is told. */
  async edit(order_id: string): Promise<Outcome<void, EditRejection>> {
    const { orders, outbox } = this.#options
    const order = (await orders.all()).find((stored) => stored.order_id === order_id)
    // From here on nobody can send it, in no tab.
    if (!order || !(await outbox.withdraw(order_id))) return reject({ code: 'sent' })
    return this.#bringBack(order)
  }

  loaded(orders: readonly StoredOrder[]): void {
    this.orders = orders
  }

  /** Nobody gets the lines of somebody else. */
  async #waiting(): Promise<readonly StoredOrder[]> {
    const { orders, userId } = this.#options
    return (await orders.all()).filter(({ waiting, transmited, user_id }) => waiting && !transmited && user_id === userId())
  }

  /** Lines of one that never began to wait never left. */
  async #bringBack({ order_id, waiting, items = [] }: StoredOrder): Promise<Outcome<void, AddRejection>> {
    const back = await this.#options.cart.bringBack(order_id, waiting ? items : [])
    await this.#forget(order_id)
    return back.ok ? accept(undefined) : back
  }

  async #forget(order_id: string): Promise<void> {
    await this.#options.orders.remove(order_id)
    this.loaded(this.orders.filter((order) => order.order_id !== order_id))
  }
}
