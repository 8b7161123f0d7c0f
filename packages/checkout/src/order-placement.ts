import {
  GUEST,
  type Cancel,
  type Clock,
  type Connectivity,
  type Logger,
  type OrderDocument,
  type Outbox,
  type Outcome,
} from '@vitrin/kernel'
import { OrderAnswers } from './order-answers'
import { ORDERS_SCOPE, type PlacedOrder } from './placed-order'
import type { CheckoutCart, CheckoutStorage, OrderStorage, StoredOrder } from './ports'
import type { OrderRejection } from './rejections'
import { documentOf, StoredOrders, succeeds } from './stored-orders'

export interface OrderPlacementOptions {
  readonly cart: CheckoutCart
  readonly outbox: Outbox
  readonly storage: CheckoutStorage
  readonly orders: OrderStorage
  readonly connectivity: Pick<Connectivity, 'online' | 'check'>
  /** Orders that were made without a network are sent without asking the shopper. */
  readonly transmitAutomatically: boolean
  readonly hostRepeatsOrders: boolean
  readonly clock: Clock
  readonly logger: Logger
  /** The order that this page placed is made, or it waits. */
  readonly placed: (placed: PlacedOrder) => void
  /** An order that waited is made. */
  readonly sentLater: (placed: PlacedOrder) => void
}

/** Places an order: stores it, claims its lines in the cart, hands it to the outbox and waits for the answer. */
export class OrderPlacement {
  readonly #options: OrderPlacementOptions
  readonly #orders: StoredOrders
  readonly #answers: OrderAnswers

  constructor(options: OrderPlacementOptions) {
    this.#options = options
    this.#orders = new StoredOrders({ storage: options.orders, logger: options.logger })
    this.#answers = new OrderAnswers({ ...options, orders: this.#orders })
  }

  /** Follows the answers to orders, also to those of earlier visits. */
  start(): Cancel {
    return this.#answers.start()
  }

  /**
   * Continues with an order whose lines an earlier page had claimed when it ended: the order is sent once, or its lines
   * are released. Call it after the cart was loaded and the outbox has started.
   */
  async resume(): Promise<void> {
    const { cart, logger } = this.#options
    const order_id = cart.orderLines.claimedBy
    if (order_id === undefined) return
    await succeeds(logger, 'An order that was begun could not be taken up', async () => {
      const order = await this.#orders.find(order_id)
      if (!order) await cart.orderLines.release(order_id)
      else if (order.transmited) await cart.orderLines.removeOrdered(order_id)
      else await this.#enqueue(order)
    })
  }

  /** A device that cannot store makes no order: this throws the error of its storage. */
  async place(order: OrderDocument, ordered_by: string): Promise<Outcome<PlacedOrder, OrderRejection>> {
    const { cart, connectivity } = this.#options
    const { order_id } = order
    // The connection may be lost without a failed request. An order that was never sent can still be changed.
    await connectivity.check?.()
    const { items, totals } = cart
    const stored: StoredOrder = { ...order, items, totals, ordered_by }
    // Stored before the lines are claimed, so that a claim of a page that ended always has its order.
    await this.#orders.put(stored)
    try {
      const claimed = await cart.orderLines.claim(order_id, items)
      if (!claimed.ok) {
        await this.#orders.remove(order_id)
        return claimed
      }
      const placed = this.#answers.wait(stored)
      await this.#enqueue(stored)
      return await placed
    } catch (error) {
      this.#answers.cancel(order_id)
      await cart.orderLines.release(order_id)
      await this.#orders.remove(order_id)
      throw error
    }
  }

  /**
   * An order made as guest is sent as guest, also after a sign-in (decisions.md 28). An order made without a network is
   * sent when the shopper agrees, because the shopper may have changed their mind since (R4.38).
   */
  #enqueue(stored: StoredOrder): Promise<void> {
    const order = documentOf(stored)
    const { outbox, connectivity, transmitAutomatically, hostRepeatsOrders } = this.#options
    return outbox.enqueue({
      task_id: order.order_id,
      scope: ORDERS_SCOPE,
      url: '/api/order',
      payload: { method: 'POST', body: { ...order, transmited: true } },
      account: order.user_id || GUEST,
      silent: true,
      on_hold: !connectivity.online && !transmitAutomatically,
      send_once: hostRepeatsOrders,
      keep_refused: true,
    })
  }
}
