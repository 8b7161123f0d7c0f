import type { AddRejection } from '@vitrin/cart-sync'
import { accept, GUEST, HostRejection, reject, TransportError, type Outbox, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckoutOrderLines, OrderGateway, OrderStorage, StoredOrder } from './ports'

export interface UnsentOrdersOptions {
  readonly cart: { readonly orderLines: Pick<CheckoutOrderLines, 'restore'> }
  readonly outbox: Pick<Outbox, 'send' | 'remove' | 'taskIds'>
  readonly gateway: OrderGateway
  /** Such a host cannot be asked not to make an order (docs/decisions/0081). */
  readonly hostRepeatsOrders?: boolean
  readonly orders: OrderStorage
  /** The customer's id, empty for a guest. */
  readonly userId: () => string
}

/** An order that waited here and was sent while this page is open. */
export interface SentOrder {
  readonly order_id: string
  readonly number: string
}

/** `sent`: the host has made the order. `no-answer`: it may have made it, but does not answer. */
export type TakeBackRejection = { readonly code: 'sent' | 'no-answer' }

/** Orders on this device that the host does not have. The outbox knows which of them were never sent. */
export class UnsentOrdersStore {
  readonly #options: UnsentOrdersOptions
  orders: readonly StoredOrder[] = []
  sent: readonly SentOrder[] = []

  constructor(options: UnsentOrdersOptions) {
    this.#options = options
    makeAutoObservable(this, { orders: observableRef, sent: observableRef }, { autoBind: true })
  }

  /** Throws the error of the storage. */
  async refresh(): Promise<void> {
    const stored = await this.#options.orders.all()
    this.show(stored.filter(({ transmited }) => !transmited))
  }

  /**
   * Restores lines that an earlier page began to restore. Call it after the cart is loaded and the outbox has started.
   */
  async resume(): Promise<void> {
    const { outbox } = this.#options
    const waited = new Set((await this.#waiting()).map(({ order_id }) => order_id))
    if (waited.size === 0) return
    const known = await outbox.taskIds()
    // An order whose task was done with meanwhile no longer waits by now; one that came meanwhile has a task.
    for (const order of await this.#waiting())
      if (waited.has(order.order_id) && !known.has(order.order_id)) await this.#restoreLines(order)
  }

  /** Keeps the number of a sent order for the outbox. */
  addSent(sent: SentOrder): void {
    this.sent = [...this.sent.filter(({ order_id }) => order_id !== sent.order_id), sent]
  }

  find(order_id: string): StoredOrder | undefined {
    return this.orders.find((order) => order.order_id === order_id)
  }

  /** The shopper agrees to send an order that was made without a network (R4.38). */
  send(order_id: string): Promise<void> {
    return this.#options.outbox.send(order_id)
  }

  /** Removes the order and its lines. A rejected order stays. */
  async cancel(order_id: string): Promise<Outcome<void, TakeBackRejection>> {
    const taken = await this.#takeBack(order_id)
    if (taken.ok) await this.#forget(order_id)
    return taken
  }

  /**
   * Puts the lines back into the cart and removes the order. Rejects with the first line that can no longer be added.
   */
  async edit(order_id: string): Promise<Outcome<void, AddRejection | TakeBackRejection>> {
    const order = (await this.#options.orders.all()).find((stored) => stored.order_id === order_id)
    if (!order) return reject({ code: 'sent' })
    const taken = await this.#takeBack(order_id)
    return taken.ok ? this.#restoreLines(order) : taken
  }

  private show(orders: readonly StoredOrder[]): void {
    this.orders = orders
  }

  /**
   * Takes the order out of the outbox, so that no tab can send it any more. An order that was sent may be at the host,
   * so the host is asked not to make it (decisions.md 12, docs/decisions/0047).
   */
  async #takeBack(order_id: string): Promise<Outcome<void, TakeBackRejection>> {
    const { outbox, gateway, hostRepeatsOrders } = this.#options
    // The shopper has read that the shop may have the order, and decides.
    if (await outbox.remove(order_id, hostRepeatsOrders ? 'stopped' : 'unsent')) return accept(undefined)
    if (hostRepeatsOrders) return reject({ code: 'no-answer' })
    try {
      if (await gateway.abandon(order_id)) {
        await outbox.remove(order_id, 'any')
        return accept(undefined)
      }
    } catch (error) {
      if (!(error instanceof TransportError || error instanceof HostRejection)) throw error
      return reject({ code: 'no-answer' })
    }
    // The host has made the order: sending it again brings the answer that was lost.
    await outbox.send(order_id)
    return reject({ code: 'sent' })
  }

  /** Only orders of the present account: a shopper must not get the lines of another. */
  async #waiting(): Promise<readonly StoredOrder[]> {
    const { orders, userId } = this.#options
    return (await orders.all()).filter(
      ({ waiting, transmited, user_id }) => waiting && !transmited && user_id === userId(),
    )
  }

  /** Lines of an order that never waited have never left the cart. */
  async #restoreLines({ order_id, user_id, waiting, items = [] }: StoredOrder): Promise<Outcome<void, AddRejection>> {
    const back = await this.#options.cart.orderLines.restore(order_id, user_id || GUEST, waiting ? items : [])
    await this.#forget(order_id)
    return back.ok ? accept(undefined) : back
  }

  async #forget(order_id: string): Promise<void> {
    await this.#options.orders.remove(order_id)
    this.show(this.orders.filter((order) => order.order_id !== order_id))
  }
}
