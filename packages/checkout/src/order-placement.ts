import {
  accept,
  GUEST,
  reject,
  type Cancel,
  type Clock,
  type Connectivity,
  type HoldReason,
  type Logger,
  type OrderConfirmation,
  type OrderDocument,
  type Outbox,
  type OutboxAnswer,
  type OutboxHold,
  type Outcome,
} from '@vitrin/kernel'
import { verdictOf, type OrderRefusal } from './order-answer'
import type { CheckoutCart, CheckoutStorage, OrderStorage, StoredOrder } from './ports'
import type { OrderRejection } from './rejections'

export const ORDERS_SCOPE = 'orders'

/** Another tab may be the one that sends, and it may be asleep: after this the shopper is told that the order waits. */
const ANSWER_WAIT_MS = 10_000

/** `queued`: saved on this device and not sent; nothing is bought yet (R4.40). */
export type PlacedOrder =
  | { readonly status: 'confirmed'; readonly order: OrderDocument; readonly confirmation: OrderConfirmation }
  | { readonly status: 'queued'; readonly order: OrderDocument; readonly reason: HoldReason }

export interface OrderPlacementOptions {
  readonly cart: CheckoutCart
  readonly outbox: Outbox
  readonly storage: CheckoutStorage
  readonly orders: OrderStorage
  readonly connectivity: Pick<Connectivity, 'online' | 'check'>
  /** Also when it was made without a network. */
  readonly transmitAutomatically: boolean
  readonly clock: Clock
  readonly logger: Logger
  /** The order that this page placed is made, or waits. */
  readonly placed: (placed: PlacedOrder) => void
  /** An order that waited is made. */
  readonly sentLater: (placed: PlacedOrder) => void
}

interface AwaitedOrder {
  readonly order: OrderDocument
  /** As it was laid on the device, for a device that does not answer. */
  readonly stored: StoredOrder
  readonly resolve: (placed: Outcome<PlacedOrder, OrderRejection>) => void
}

/** One order's way: stored, its lines claimed, handed to the outbox, and what becomes of it, also over reloads. */
export class OrderPlacement {
  readonly #options: OrderPlacementOptions
  /** Orders that this page waits for, by their id. */
  readonly #awaited = new Map<string, AwaitedOrder>()
  /** Whose answer has come: they wait for nothing any more, however long it takes until the shopper is told. */
  readonly #answered = new Set<string>()

  constructor(options: OrderPlacementOptions) {
    this.#options = options
  }

  /** Follows the answers to orders, also to those of earlier visits. */
  start(): Cancel {
    return this.#options.outbox.subscribe(ORDERS_SCOPE, {
      onAnswer: (answer) => this.#settle(answer),
      onHold: (hold) => void this.#held(hold),
    })
  }

  /**
   * Takes up an order that was claimed when an earlier page died: it is sent, once, or its lines are free again.
   * After the cart was loaded and the outbox has started.
   */
  async resume(): Promise<void> {
    const { cart } = this.#options
    const order_id = cart.confirming
    if (order_id === undefined) return
    await this.#quietly('An order that was begun could not be taken up', async () => {
      const order = await this.#stored(order_id)
      if (!order) await cart.release(order_id)
      else if (order.transmited) await cart.ordered(order_id)
      else await this.#hand(order)
    })
  }

  /** A device that cannot store makes no order: throws what its storage threw. */
  async place(order: OrderDocument): Promise<Outcome<PlacedOrder, OrderRejection>> {
    const { cart, orders, connectivity, clock } = this.#options
    const { order_id } = order
    // Nobody may have asked for anything since the shop fell silent, and an order that never left can still be changed.
    await connectivity.check?.()
    const lines = cart.items
    const stored: StoredOrder = { ...order, items: lines }
    // Stored before the lines are claimed: a claim that an earlier page left always has its order.
    await orders.put(stored)
    try {
      const claimed = await cart.claim(order_id, lines)
      if (!claimed.ok) {
        await this.#forget(order_id)
        return claimed
      }
      const settled = new Promise<Outcome<PlacedOrder, OrderRejection>>((resolve) =>
        this.#awaited.set(order_id, { order, stored, resolve }),
      )
      clock.after(ANSWER_WAIT_MS, () => void this.#unheard(order_id))
      await this.#hand(order)
      return await settled
    } catch (error) {
      this.#awaited.delete(order_id)
      await cart.release(order_id)
      await this.#forget(order_id)
      throw error
    }
  }

  /**
   * An order made as guest is sent as guest, also after a sign-in (decisions.md 28). One that was made without a network
   * was told to be unsent: the shopper may have thought better of it, and is asked (R4.38).
   */
  #hand(stored: StoredOrder): Promise<void> {
    const order = orderAlone(stored)
    const { outbox, connectivity, transmitAutomatically } = this.#options
    return outbox.enqueue({
      task_id: order.order_id,
      scope: ORDERS_SCOPE,
      url: '/api/order',
      payload: { method: 'POST', body: { ...order, transmited: true } },
      account: order.user_id || GUEST,
      silent: true,
      on_hold: !connectivity.online && !transmitAutomatically,
      keep_refused: true,
    })
  }

  /** The outbox keeps the answer until this is done with it. */
  async #settle(answer: OutboxAnswer): Promise<void> {
    const order_id = answer.task_id
    this.#answered.add(order_id)
    const awaited = this.#awaited.get(order_id)
    const verdict = verdictOf(answer)
    if (verdict.kind === 'confirmed') {
      const order = awaited?.order ?? (await this.#stored(order_id))
      return order && this.#confirmed(order, verdict.confirmation)
    }
    const { cart, outbox } = this.#options
    await this.#quietly('The lines of a refused order are still held', () => cart.release(order_id))
    // Nobody stands before the screen: the order stays in the outbox with its reason (decisions.md 9).
    if (!awaited) return
    // So does one that began to wait, here or in the tab that sends, and took its lines along.
    if (await this.#waits(order_id))
      return this.#placed({ status: 'queued', order: awaited.order, reason: 'no-answer' })
    await this.#quietly('A refused order could not be discarded', () => outbox.remove(order_id, 'idle'))
    await this.#forget(order_id)
    void this.#refused(order_id, verdict)
  }

  /** R4.34: what fails from here on is only logged, because the order is made. */
  async #confirmed(order: OrderDocument, confirmation: OrderConfirmation): Promise<void> {
    const { cart, orders, storage, clock } = this.#options
    const now = clock.now()
    const sent: StoredOrder = {
      ...order,
      waiting: false,
      transmited: true,
      updated_at: new Date(now).toISOString(),
      confirmation,
    }
    const isKept = await this.#quietly('A sent order could not be kept', () => orders.put(sent))
    await this.#quietly('The ordered lines are still in the cart', () => cart.ordered(order.order_id))
    await this.#quietly('The time of the order could not be kept', () => storage.cartBypassed(now))
    this.#placed({ status: 'confirmed', order: sent, confirmation })
    // The outbox tells the answer again at the next start: an order that still says that it waits would be taken for one that was given up.
    if (!isKept) throw new Error('A sent order could not be kept')
  }

  /** The new totals are on the screen before the shopper is asked again (decisions.md 12). */
  async #refused(order_id: string, refusal: OrderRefusal): Promise<void> {
    if (refusal.kind === 'totals-changed')
      await this.#quietly('The new totals could not be had', () => this.#options.cart.recount())
    const rejection: OrderRejection =
      refusal.kind === 'totals-changed'
        ? { code: 'totals-changed' }
        : { code: 'refused', reason: refusal.reason, message: refusal.message, fields: refusal.fields }
    this.#awaited.get(order_id)?.resolve(reject(rejection))
    this.#awaited.delete(order_id)
  }

  /** Not sent: the lines belong to the waiting order from here on. */
  async #held({ task_id, reason }: OutboxHold): Promise<void> {
    if (this.#answered.has(task_id)) return
    const { cart, orders, outbox } = this.#options
    const awaited = this.#awaited.get(task_id)
    if (!awaited && cart.confirming !== task_id) return
    // A tab that sends as well may have heard the answer.
    if (awaited) await this.#quietly('The outbox could not be read again', () => outbox.refresh())
    if (this.#answered.has(task_id)) return
    await this.#quietly('The lines of a waiting order are still in the cart', async () => {
      const order = await this.#stored(task_id).catch((error: unknown) => {
        if (!awaited) throw error
        return awaited.stored
      })
      if (order) await orders.put({ ...order, waiting: true })
      await cart.ordered(task_id)
    })
    // Unless the answer came meanwhile.
    if (awaited && this.#awaited.has(task_id)) this.#placed({ status: 'queued', order: awaited.order, reason })
  }

  /** Nobody has said anything: another tab may know more than has come through to this one. */
  async #unheard(order_id: string): Promise<void> {
    const { outbox } = this.#options
    if (!this.#awaited.has(order_id)) return
    await this.#quietly('The outbox could not be read again', () => outbox.refresh())
    await this.#quietly('The stored order could not be read', async () => {
      const order = await this.#stored(order_id)
      if (order?.transmited && order.confirmation)
        this.#placed({ status: 'confirmed', order, confirmation: order.confirmation })
    })
    if (this.#awaited.has(order_id)) await this.#held({ task_id: order_id, reason: 'no-answer' })
  }

  #placed(placed: PlacedOrder): void {
    const { order_id } = placed.order
    const awaited = this.#awaited.get(order_id)
    if (!awaited) return this.#options.sentLater(placed)
    this.#awaited.delete(order_id)
    this.#options.placed(placed)
    awaited.resolve(accept(placed))
  }

  async #stored(order_id: string): Promise<StoredOrder | undefined> {
    return (await this.#options.orders.all()).find((order) => order.order_id === order_id)
  }

  /** A device that does not answer keeps nobody from being told. */
  async #waits(order_id: string): Promise<boolean> {
    let waits = false
    await this.#quietly('The stored order could not be read', async () => {
      waits = (await this.#stored(order_id))?.waiting === true
    })
    return waits
  }

  async #forget(order_id: string): Promise<void> {
    await this.#quietly('An order that was not made is still stored', () => this.#options.orders.remove(order_id))
  }

  /** `false`: it failed. */
  async #quietly(sentence: string, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      this.#options.logger.error(sentence, error)
      return false
    }
  }
}

/** Without what this device keeps beside it. */
function orderAlone(stored: StoredOrder): OrderDocument {
  const { items: _items, waiting: _waiting, confirmation: _confirmation, ...order } = stored
  return order
}
