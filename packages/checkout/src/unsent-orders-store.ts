import type { AddRejection } from '@vitrin/cart-sync'
import { accept, type Outbox, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckoutCart, OrderStorage, StoredOrder } from './ports'

export interface UnsentOrdersOptions {
  readonly cart: Pick<CheckoutCart, 'add'>
  readonly outbox: Pick<Outbox, 'release' | 'discard'>
  readonly orders: OrderStorage
}

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

  find(order_id: string): StoredOrder | undefined {
    return this.orders.find((order) => order.order_id === order_id)
  }

  /** The shopper's word that an order made without a network shall go (R4.38). */
  send(order_id: string): Promise<void> {
    return this.#options.outbox.release(order_id)
  }

  /** Only what was never on its way, or what the host refused: anything else it may have (decisions.md 12). */
  async cancel(order_id: string): Promise<void> {
    const { outbox, orders } = this.#options
    await outbox.discard(order_id)
    await orders.remove(order_id)
    this.loaded(this.orders.filter((order) => order.order_id !== order_id))
  }

  /**
   * Its lines lie in the cart again, and the order is gone. First the one, then the other: whoever is interrupted has
   * both rather than neither. What cannot be added any more leaves the order where it is.
   */
  async edit(order_id: string): Promise<Outcome<void, AddRejection>> {
    const order = (await this.#options.orders.all()).find((stored) => stored.order_id === order_id)
    const added = await this.#options.cart.add(order?.items ?? [])
    if (!added.ok) return added
    await this.cancel(order_id)
    return accept(undefined)
  }

  loaded(orders: readonly StoredOrder[]): void {
    this.orders = orders
  }
}
