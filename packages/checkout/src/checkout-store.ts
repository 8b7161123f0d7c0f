import {
  accept,
  EventChannel,
  reject,
  TransportError,
  type Cancel,
  type Clock,
  type Connectivity,
  type Customer,
  type IdGenerator,
  type Logger,
  type OrderDocument,
  type Outbox,
  type Outcome,
} from '@vitrin/kernel'
import type { CartItem, CartTotals } from '@vitrin/cart-sync'
import { makeAutoObservable, observableRef } from 'mobx'
import { isAt, isPlaceless, placeOf, shippingAddressOf, type Place } from './account-address'
import { buildOrder } from './build-order'
import type { CheckoutConfig } from './checkout-config'
import type { CheckoutEvent } from './checkout-event'
import {
  emptyDetails,
  type CheckoutDetails,
  type PaymentDetails,
  type PersonalDetails,
  type ShippingDetails,
} from './checkout-details'
import { newAccount, type OpenAccount } from './new-account'
import { OrderPlacement, type PlacedOrder } from './order-placement'
import type { CheckoutCart, CheckoutStorage, OrderStorage } from './ports'
import type { OrderRejection } from './rejections'
import { furthestStep, isDetailStep, issuesOf, stepsOf, type CheckoutStep, type DetailStep } from './steps'
import type { FieldIssue } from './validation'

export interface DetailsOf {
  readonly personal: PersonalDetails
  readonly shipping: ShippingDetails
  readonly payment: PaymentDetails
}

export interface OrderedCart {
  readonly items: readonly CartItem[]
  readonly totals: CartTotals
  readonly coupon: string | undefined
}

export interface CheckoutOptions {
  readonly cart: CheckoutCart
  readonly outbox: Outbox
  readonly storage: CheckoutStorage
  readonly orders: OrderStorage
  /** The customer's id, empty for a guest. */
  readonly userId: () => string
  readonly openAccount: OpenAccount
  readonly config: CheckoutConfig
  readonly connectivity: Pick<Connectivity, 'online' | 'check'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

/** The way from a cart to an order. */
export class CheckoutStore {
  readonly events = new EventChannel<CheckoutEvent>()
  readonly #cart: CheckoutCart
  readonly #storage: CheckoutStorage
  readonly #userId: () => string
  readonly #openAccount: OpenAccount
  readonly #config: CheckoutConfig
  readonly #clock: Clock
  readonly #ids: IdGenerator
  readonly #logger: Logger
  readonly #placement: OrderPlacement
  #placing: Promise<Outcome<PlacedOrder, OrderRejection>> | undefined
  /** What the account had to say of where to, the last time. */
  #filledIn: Place | undefined
  step: CheckoutStep = 'personal'
  details: CheckoutDetails
  isLoaded = false
  placing = false
  placed: PlacedOrder | undefined = undefined
  /** The cart as it was when the order was placed: the lines leave the cart with the order. */
  orderedCart: OrderedCart | undefined = undefined
  /** ms since 1970; 0 outside of the checkout. */
  modifiedAt = 0

  constructor({
    cart,
    outbox,
    storage,
    orders,
    userId,
    openAccount,
    config,
    connectivity,
    clock,
    ids,
    logger,
  }: CheckoutOptions) {
    this.#cart = cart
    this.#storage = storage
    this.#userId = userId
    this.#openAccount = openAccount
    this.#config = config
    this.#clock = clock
    this.#ids = ids
    this.#logger = logger
    this.#placement = new OrderPlacement({
      cart,
      outbox,
      storage,
      orders,
      connectivity,
      clock,
      logger,
      transmitAutomatically: config.transmitOrdersAutomatically,
      placed: (placed) => this.finished(placed),
      sentLater: (placed) => this.sentLater(placed),
    })
    this.details = emptyDetails(config.defaultCountry)
    makeAutoObservable(
      this,
      { events: false, details: observableRef, placed: observableRef, orderedCart: observableRef },
      { autoBind: true },
    )
  }

  get personalDetails(): PersonalDetails {
    return this.details.personalDetails
  }

  get shippingDetails(): ShippingDetails {
    return this.details.shippingDetails
  }

  get paymentDetails(): PaymentDetails {
    return this.details.paymentDetails
  }

  get steps(): readonly CheckoutStep[] {
    return stepsOf(this.#cart.isVirtual)
  }

  /** The order just placed is on show. */
  get isThankYouPage(): boolean {
    return this.placed !== undefined
  }

  /** Changed within the last 30 minutes (R4.36). */
  get isActive(): boolean {
    return this.modifiedAt > 0 && this.#clock.now() - this.modifiedAt < this.#config.activeMs
  }

  /** Follows the answers to orders, also to those of earlier visits. Returns the stop function. */
  start(): Cancel {
    return this.#placement.start()
  }

  /** Takes up an order that an earlier page began. After the cart was loaded and the outbox has started. */
  resume(): Promise<void> {
    return this.#placement.resume()
  }

  async load(): Promise<void> {
    try {
      const stored = await this.#storage.read()
      if (stored)
        this.filled({ ...stored, personalDetails: { ...stored.personalDetails, password: '', rPassword: '' } })
    } catch (error) {
      this.#logger.error('The saved details could not be read', error)
    }
    this.loaded()
  }

  /** What the account knows stands where nothing was typed (contract §15.2). */
  fillIn({
    firstname,
    lastname,
    email,
    addresses,
  }: Pick<Customer, 'firstname' | 'lastname' | 'email' | 'addresses'>): void {
    const { personalDetails, shippingDetails } = this.details
    const address = this.#takesAnother(shippingDetails) ? shippingAddressOf({ addresses }) : undefined
    const place = address && placeOf(address)
    this.#filledIn = place ?? this.#filledIn
    const { firstName, lastName, emailAddress } = personalDetails
    this.filled({
      ...this.details,
      personalDetails: {
        ...personalDetails,
        firstName: firstName || firstname,
        lastName: lastName || lastname,
        emailAddress: emailAddress || email,
        ...NO_ACCOUNT,
      },
      shippingDetails: { ...shippingDetails, ...place },
    })
  }

  /** The purchase goes on as a guest's. */
  forgoAccount(): void {
    this.filled({ ...this.details, personalDetails: { ...this.details.personalDetails, ...NO_ACCOUNT } })
  }

  /** The saved details leave the device with their account (R4.18). */
  async forget(): Promise<void> {
    this.filled(emptyDetails(this.#config.defaultCountry))
    await this.#storage.forget()
  }

  /** The checkout's screen opens: saved details are kept, every step is walked again. */
  enter(): void {
    this.placed = undefined
    this.step = this.steps[0]!
    this.touched()
  }

  leave(): void {
    this.modifiedAt = 0
    this.placed = undefined
    this.step = this.steps[0]!
  }

  /** Takes a step's fields and goes on, or says what is wrong with them. */
  save<Step extends DetailStep>(step: Step, given: DetailsOf[Step]): Outcome<CheckoutStep, readonly FieldIssue[]> {
    const details = withDetails(this.details, step, given)
    const issues = issuesOf(step, details, this.#cart.isVirtual)
    if (issues.length > 0) return reject(issues)
    this.filled(details)
    this.touched()
    const next = this.steps[this.steps.indexOf(step) + 1]!
    this.opened(next)
    void this.#remember()
    this.events.emit({ type: 'step-saved', step })
    return accept(next)
  }

  /** Back to any step, forward only past steps that are in order. */
  goTo(step: CheckoutStep): void {
    const wanted = this.steps.indexOf(step)
    const furthest = this.steps.indexOf(furthestStep(this.details, this.#cart.isVirtual))
    if (wanted < 0 || step === 'confirmation') return
    this.opened(this.steps[Math.min(wanted, furthest)]!)
    this.touched()
  }

  /** Sends the order once, however often it is asked while one is on its way. */
  placeOrder({ termsAccepted }: { readonly termsAccepted: boolean }): Promise<Outcome<PlacedOrder, OrderRejection>> {
    this.#placing ??= this.#place(termsAccepted).finally(() => {
      this.#placing = undefined
      this.ended()
    })
    return this.#placing
  }

  filled(details: CheckoutDetails): void {
    this.details = details
  }

  loaded(): void {
    this.isLoaded = true
  }

  opened(step: CheckoutStep): void {
    this.step = step
  }

  touched(): void {
    this.modifiedAt = this.#clock.now()
  }

  started(): void {
    const { items, totals, coupon } = this.#cart
    this.placing = true
    this.orderedCart = { items, totals, coupon: coupon?.code }
  }

  ended(): void {
    this.placing = false
  }

  /** R4.34: password and the wish for an account are dropped. */
  finished(placed: PlacedOrder): void {
    this.placed = placed
    this.step = 'confirmation'
    this.forgoAccount()
    this.#tellConfirmed(placed, false)
  }

  /** The thank-you page of an order that waited says that it is made. */
  sentLater(placed: PlacedOrder): void {
    if (this.placed?.order.order_id === placed.order.order_id) this.placed = placed
    this.#tellConfirmed(placed, true)
  }

  #tellConfirmed(placed: PlacedOrder, waited: boolean): void {
    if (placed.status === 'confirmed') this.events.emit({ type: 'order-confirmed', waited, placed })
  }

  async #place(termsAccepted: boolean): Promise<Outcome<PlacedOrder, OrderRejection>> {
    const issues = this.#issues(termsAccepted)
    if (this.#cart.items.length === 0) return reject({ code: 'cart-empty' })
    if (issues.length > 0) return reject({ code: 'invalid', issues })
    this.started()
    const opened = await this.#openAskedAccount()
    if (!opened.ok) return opened
    const order = this.#order(`${this.#clock.now()}-${this.#ids.next()}`)
    this.events.emit({ type: 'order-placing', order })
    return this.#placement.place(order)
  }

  async #openAskedAccount(): Promise<Outcome<void, OrderRejection>> {
    if (!this.personalDetails.createAccount || this.#userId() !== '') return accept(undefined)
    try {
      const opened = await this.#openAccount(newAccount(this.details, this.#cart.isVirtual))
      // An order that is refused now does not ask for it again.
      if (opened.ok) this.forgoAccount()
      return opened
    } catch (error) {
      if (error instanceof TransportError) return reject({ code: 'account-unreachable' })
      throw error
    }
  }

  /** Nothing was typed there, or it is what the account said before; whoever is ordering is not disturbed. */
  #takesAnother(shippingDetails: ShippingDetails): boolean {
    return (
      isPlaceless(shippingDetails) ||
      (!this.isActive && this.#filledIn !== undefined && isAt(shippingDetails, this.#filledIn))
    )
  }

  #issues(termsAccepted: boolean): readonly FieldIssue[] {
    const ofSteps = this.steps
      .filter(isDetailStep)
      .flatMap((step) => issuesOf(step, this.details, this.#cart.isVirtual))
    return termsAccepted ? ofSteps : [...ofSteps, { field: 'terms', code: 'terms-not-accepted' }]
  }

  #order(order_id: string): OrderDocument {
    return buildOrder({
      order_id,
      nowMs: this.#clock.now(),
      storeCode: this.#config.storeCode,
      userId: this.#userId(),
      cart: this.#cart,
      details: this.details,
      hostComparesTotals: this.#config.hostComparesTotals,
    })
  }

  async #remember(): Promise<void> {
    const { password: _, rPassword: _repeated, ...personalDetails } = this.details.personalDetails
    try {
      await this.#storage.write({ ...this.details, personalDetails })
    } catch (error) {
      this.#logger.warn('The details could not be saved', error)
    }
  }
}

/** R4.34 */
const NO_ACCOUNT = { password: '', rPassword: '', createAccount: false } as const

function withDetails<Step extends DetailStep>(
  details: CheckoutDetails,
  step: Step,
  given: DetailsOf[Step],
): CheckoutDetails {
  return { ...details, [`${step}Details`]: given }
}
