import {
  accept,
  PendingResults,
  reject,
  type Cancel,
  type Clock,
  type Logger,
  type OrderConfirmation,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type Outcome,
} from '@vitrin/kernel'
import { verdictOf, type OrderRefusal } from './order-answer'
import { ORDERS_SCOPE, type PlacedOrder } from './placed-order'
import type { CheckoutCart, CheckoutStorage, StoredOrder } from './ports'
import type { OrderRejection } from './rejections'
import { documentOf, succeeds, type StoredOrders } from './stored-orders'

/** The tab that sends may be asleep. After this time the shopper learns that the order waits. */
const ANSWER_WAIT_MS = 10_000

export interface OrderAnswersOptions {
  readonly cart: Pick<CheckoutCart, 'orderLines' | 'refreshTotals'>
  readonly outbox: Pick<Outbox, 'subscribe' | 'remove' | 'refresh'>
  readonly storage: Pick<CheckoutStorage, 'cartBypassed'>
  readonly orders: StoredOrders
  readonly clock: Clock
  readonly logger: Logger
  /** The order that this page placed is made, or it waits. */
  readonly placed: (placed: PlacedOrder) => void
  /** An order that waited is made. */
  readonly sentLater: (placed: PlacedOrder) => void
}

/** Acts on the answers to orders: of this page, of other tabs and of earlier visits. */
export class OrderAnswers {
  readonly #options: OrderAnswersOptions
  /** The orders whose placing this page waits for, as they were stored. */
  readonly #awaited = new Map<string, StoredOrder>()
  readonly #results = new PendingResults<Outcome<PlacedOrder, OrderRejection>>()
  /** Orders whose answer has come. A hold that is reported later no longer counts. */
  readonly #answered = new Set<string>()

  constructor(options: OrderAnswersOptions) {
    this.#options = options
  }

  start(): Cancel {
    return this.#options.outbox.subscribe(ORDERS_SCOPE, {
      onAnswer: (answer) => this.#handleAnswer(answer),
      onHold: (hold) => void this.#handleHold(hold),
    })
  }

  /** Settles when the host has answered, or when the order begins to wait. */
  wait(order: StoredOrder): Promise<Outcome<PlacedOrder, OrderRejection>> {
    const { order_id } = order
    this.#awaited.set(order_id, order)
    this.#options.clock.after(ANSWER_WAIT_MS, () => void this.#handleSilence(order_id))
    return this.#results.wait(order_id)
  }

  cancel(order_id: string): void {
    this.#awaited.delete(order_id)
    this.#results.cancel(order_id)
  }

  /** The outbox keeps the answer until this has settled. */
  async #handleAnswer(answer: OutboxAnswer): Promise<void> {
    const { cart, outbox, orders, logger } = this.#options
    const order_id = answer.task_id
    this.#answered.add(order_id)
    const awaited = this.#awaited.get(order_id)
    const verdict = verdictOf(answer)
    if (verdict.kind === 'confirmed') {
      const order = awaited ?? (await orders.find(order_id))
      return order && this.#confirm(order, verdict.confirmation)
    }
    await succeeds(logger, 'The lines of a refused order are still held', () => cart.orderLines.release(order_id))
    // No shopper is waiting for it: the order stays in the outbox with its reason (decisions.md 9).
    if (!awaited) return
    // An order that began to wait, in this tab or another, has taken its lines along. It stays in the outbox, too.
    if (await orders.isWaiting(order_id))
      return this.#announce({ status: 'queued', order: documentOf(awaited), reason: 'no-answer' })
    await succeeds(logger, 'A refused order could not be discarded', () => outbox.remove(order_id, 'idle'))
    await orders.remove(order_id)
    void this.#refuse(order_id, verdict)
  }

  /** R4.34: the order is made, so what fails from here on is only logged. */
  async #confirm(order: StoredOrder, confirmation: OrderConfirmation): Promise<void> {
    const { cart, orders, storage, clock, logger } = this.#options
    const now = clock.now()
    const updated_at = new Date(now).toISOString()
    const sent: StoredOrder = { ...order, waiting: false, transmited: true, updated_at, confirmation }
    const isKept = await succeeds(logger, 'A sent order could not be kept', () => orders.put(sent))
    await succeeds(logger, 'The ordered lines are still in the cart', () =>
      cart.orderLines.removeOrdered(order.order_id),
    )
    await succeeds(logger, 'The time of the order could not be kept', () => storage.cartBypassed(now))
    this.#announce({ status: 'confirmed', order: sent, confirmation })
    // The outbox then gives the answer again at the next start. Otherwise the order would still be stored as waiting,
    // without a task, and its lines would go back into the cart.
    if (!isKept) throw new Error('A sent order could not be kept')
  }

  /** The new totals are on the screen before the shopper is asked to confirm again (decisions.md 12). */
  async #refuse(order_id: string, refusal: OrderRefusal): Promise<void> {
    const { cart, logger } = this.#options
    if (refusal.kind === 'totals-changed')
      await succeeds(logger, 'The new totals could not be had', () => cart.refreshTotals())
    this.#awaited.delete(order_id)
    this.#results.settle(order_id, reject(rejectionOf(refusal)))
  }

  /** The order was not sent: its lines belong to the waiting order from here on. */
  async #handleHold({ task_id, reason }: OutboxHold): Promise<void> {
    if (this.#answered.has(task_id)) return
    const { cart, orders, outbox, logger } = this.#options
    const awaited = this.#awaited.get(task_id)
    if (!awaited && cart.orderLines.claimedBy !== task_id) return
    // Another tab that sends may have received the answer.
    if (awaited) await succeeds(logger, 'The outbox could not be read again', () => outbox.refresh())
    if (this.#answered.has(task_id)) return
    await succeeds(logger, 'The lines of a waiting order are still in the cart', async () => {
      const order = await orders.find(task_id).catch((error: unknown) => {
        if (!awaited) throw error
        return awaited
      })
      if (order) await orders.put({ ...order, waiting: true })
      await cart.orderLines.removeOrdered(task_id)
    })
    // Unless the answer has come meanwhile.
    if (awaited && this.#awaited.has(task_id)) this.#announce({ status: 'queued', order: documentOf(awaited), reason })
  }

  /** No answer has reached this tab in time; another tab may have received it. */
  async #handleSilence(order_id: string): Promise<void> {
    const { outbox, orders, logger } = this.#options
    if (!this.#awaited.has(order_id)) return
    await succeeds(logger, 'The outbox could not be read again', () => outbox.refresh())
    await succeeds(logger, 'The stored order could not be read', async () => {
      const order = await orders.find(order_id)
      if (order?.transmited && order.confirmation)
        this.#announce({ status: 'confirmed', order, confirmation: order.confirmation })
    })
    if (this.#awaited.has(order_id)) await this.#handleHold({ task_id: order_id, reason: 'no-answer' })
  }

  #announce(placed: PlacedOrder): void {
    const { order_id } = placed.order
    if (!this.#awaited.delete(order_id)) return this.#options.sentLater(placed)
    this.#options.placed(placed)
    this.#results.settle(order_id, accept(placed))
  }
}

function rejectionOf(refusal: OrderRefusal): OrderRejection {
  if (refusal.kind === 'totals-changed') return { code: 'totals-changed' }
  const { reason, message, fields } = refusal
  return { code: 'refused', reason, message, fields }
}
