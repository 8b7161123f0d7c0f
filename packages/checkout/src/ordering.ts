import type { CartItem, CartTotals } from '@vitrin/cart-sync'
import { reject, type Cancel, type EventChannel, type OrderDocument, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { buildOrder } from './build-order'
import type { CheckoutEvent } from './checkout-event'
import type { CheckoutForm } from './checkout-form'
import type { CheckoutOptions } from './checkout-options'
import { newAccount, openWithOrder } from './new-account'
import { OrderPlacement } from './order-placement'
import type { PlacedOrder } from './placed-order'
import type { OrderRejection } from './rejections'
import { fieldFacts } from './field-facts'
import { issuesOfOrder } from './steps'

export interface OrderedCart {
  readonly items: readonly CartItem[]
  readonly totals: CartTotals
  readonly coupon: string | undefined
}

export interface OrderingOptions extends CheckoutOptions {
  readonly form: CheckoutForm
  readonly events: EventChannel<CheckoutEvent>
  /** The order that this page placed is made, or it waits. */
  readonly placed: () => void
}

/** Makes an order of the form and the cart, and keeps the last one for the thank-you page. */
export class Ordering {
  readonly #options: OrderingOptions
  readonly #placement: OrderPlacement
  #result: Promise<Outcome<PlacedOrder, OrderRejection>> | undefined
  isPlacing = false
  placed: PlacedOrder | undefined = undefined
  orderedCart: OrderedCart | undefined = undefined

  constructor(options: OrderingOptions) {
    this.#options = options
    this.#placement = new OrderPlacement({
      ...options,
      transmitAutomatically: options.config.transmitOrdersAutomatically,
      hostRepeatsOrders: options.config.hostRepeatsOrders ?? false,
      placed: (placed) => this.finish(placed),
      sentLater: (placed) => this.updatePlaced(placed),
    })
    makeAutoObservable(this, { placed: observableRef, orderedCart: observableRef }, { autoBind: true })
  }

  start(): Cancel {
    return this.#placement.start()
  }

  resume(): Promise<void> {
    return this.#placement.resume()
  }

  /** A call while an order is being placed gets the result of that order. */
  place(termsAccepted: boolean): Promise<Outcome<PlacedOrder, OrderRejection>> {
    this.#result ??= this.#place(termsAccepted).finally(() => {
      this.#result = undefined
      this.end()
    })
    return this.#result
  }

  leaveThankYouPage(): void {
    this.placed = undefined
  }

  private begin(): void {
    const { items, totals, coupon } = this.#options.cart
    this.isPlacing = true
    this.orderedCart = { items, totals, coupon: coupon?.code }
  }

  private end(): void {
    this.isPlacing = false
  }

  /** R4.34: the password and the request for an account are dropped. */
  private finish(placed: PlacedOrder): void {
    const { form, placed: announcePlaced } = this.#options
    this.placed = placed
    announcePlaced()
    form.dropAccountRequest()
    this.#announceConfirmed(placed, false)
  }

  /** The thank-you page of an order that waited changes when the order is made. */
  private updatePlaced(placed: PlacedOrder): void {
    if (this.placed?.order.order_id === placed.order.order_id) this.placed = placed
    this.#announceConfirmed(placed, true)
  }

  #announceConfirmed(placed: PlacedOrder, waited: boolean): void {
    if (placed.status === 'confirmed') this.#options.events.emit({ type: 'order-confirmed', waited, placed })
  }

  async #place(termsAccepted: boolean): Promise<Outcome<PlacedOrder, OrderRejection>> {
    const { cart, form, userId, openAccount, events } = this.#options
    const issues = issuesOfOrder(form.details, { ...fieldFacts(this.#options), termsAccepted })
    if (cart.items.length === 0) return reject({ code: 'cart-empty' })
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    this.begin()
    if (form.details.personalDetails.createAccount && userId() === '') {
      const opened = await openWithOrder(openAccount, newAccount(form.details, cart.isVirtual))
      if (!opened.ok) return opened
      // When the order is refused now, the next try does not ask for the account again.
      form.dropAccountRequest()
    }
    const order = this.#order()
    events.emit({ type: 'order-placing', order })
    return this.#placement.place(order, form.details.personalDetails.firstName.trim())
  }

  #order(): OrderDocument {
    const { cart, form, clock, ids, config, userId } = this.#options
    const nowMs = clock.now()
    return buildOrder({
      order_id: `${nowMs}-${ids.next()}`,
      nowMs,
      storeCode: config.storeCode,
      userId: userId(),
      cart,
      details: form.details,
      hostComparesTotals: config.hostComparesTotals,
    })
  }
}
