import { loadPhoneRules } from '@vitrin/addresses'
import { accept, EventChannel, reject, type Cancel, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { CHECKOUT_ACTIVE_MS } from './checkout-config'
import type { CheckoutDetails, PaymentDetails, PersonalDetails, ShippingDetails } from './checkout-details'
import type { CheckoutEvent } from './checkout-event'
import { CheckoutForm, detailsOf, withDetails, type AccountFacts, type DetailsOf } from './checkout-form'
import type { CheckoutOptions } from './checkout-options'
import { Ordering, type OrderedCart } from './ordering'
import type { PlacedOrder } from './placed-order'
import { fieldFacts } from './field-facts'
import type { OrderRejection } from './rejections'
import { furthestStep, issuesOf, stepsOf, type CheckoutStep, type DetailStep } from './steps'
import { tidyDetails } from './tidy-details'
import type { FieldIssue } from './validation'

/** The way from a cart to an order. */
export class CheckoutStore {
  readonly events = new EventChannel<CheckoutEvent>()
  readonly #options: CheckoutOptions
  readonly #form: CheckoutForm
  readonly #ordering: Ordering
  step: CheckoutStep = 'personal'
  isLoaded = false
  /** ms since 1970; 0 outside of the checkout. */
  modifiedAt = 0

  constructor(options: CheckoutOptions) {
    const { config, storage, logger } = options
    this.#options = options
    this.#form = new CheckoutForm({ storage, logger, defaultCountry: config.defaultCountry })
    this.#ordering = new Ordering({
      ...options,
      form: this.#form,
      events: this.events,
      placed: () => this.open('confirmation'),
    })
    makeAutoObservable(this, { events: false }, { autoBind: true })
  }

  get details(): CheckoutDetails {
    return this.#form.details
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
    return stepsOf(this.#options.cart.isVirtual)
  }

  /** The order that the thank-you page shows. */
  get placed(): PlacedOrder | undefined {
    return this.#ordering.placed
  }

  /** The cart as it was when that order was placed: the lines leave the cart with the order. */
  get orderedCart(): OrderedCart | undefined {
    return this.#ordering.orderedCart
  }

  get isPlacing(): boolean {
    return this.#ordering.isPlacing
  }

  get isThankYouPage(): boolean {
    return this.placed !== undefined
  }

  /** Changed within the last 30 minutes (R4.36). */
  get isActive(): boolean {
    const { clock, config } = this.#options
    return this.modifiedAt > 0 && clock.now() - this.modifiedAt < (config.activeMs ?? CHECKOUT_ACTIVE_MS)
  }

  /** Follows the answers to orders, also to those of earlier visits. Returns the stop function. */
  start(): Cancel {
    return this.#ordering.start()
  }

  /** Continues with an order that an earlier page began. After the cart was loaded and the outbox has started. */
  resume(): Promise<void> {
    return this.#ordering.resume()
  }

  async load(): Promise<void> {
    await this.#form.load()
    this.markLoaded()
  }

  /** Fills empty fields from the account. */
  fillIn(account: AccountFacts): void {
    this.#form.fillIn(account, this.isActive)
  }

  /** Drops the request for an account. */
  continueAsGuest(): void {
    this.#form.dropAccountRequest()
  }

  /** The saved details leave the device with their account (R4.18). */
  forget(): Promise<void> {
    return this.#form.forget()
  }

  /** The checkout's screen opens: the saved details stay, and the steps begin anew. */
  enter(): void {
    this.showFirstStep()
    this.touch()
    void this.#loadPhoneRules()
  }

  leave(): void {
    this.showFirstStep()
    this.modifiedAt = 0
  }

  /** The carrier calls before it comes, so that the delivery address needs a phone number. */
  get isPhoneNeeded(): boolean {
    return fieldFacts(this.#options).isPhoneNeeded
  }

  /** The fields of a step that are wrong. Nothing is kept. */
  issuesOf<Step extends DetailStep>(step: Step, given: DetailsOf[Step]): readonly FieldIssue[] {
    return issuesOf(step, withDetails(this.details, step, given), fieldFacts(this.#options))
  }

  /** The fields of a step, with postcode and tax number as their country writes them. */
  tidied<Step extends DetailStep>(step: Step, given: DetailsOf[Step]): DetailsOf[Step] {
    return detailsOf(tidyDetails(withDetails(this.details, step, given), fieldFacts(this.#options)), step)
  }

  /** Keeps fields while they are typed, so that a reload loses nothing: those of the open step and of later ones. */
  keep<Step extends DetailStep>(step: Step, given: DetailsOf[Step]): void {
    if (this.steps.indexOf(step) < this.steps.indexOf(this.step)) return
    this.#form.change(withDetails(this.details, step, given))
    this.touch()
    void this.#form.save()
  }

  /** Keeps the fields of a step and opens the next one, or names the fields that are wrong. */
  save<Step extends DetailStep>(step: Step, given: DetailsOf[Step]): Outcome<CheckoutStep, readonly FieldIssue[]> {
    const details = withDetails(this.details, step, this.tidied(step, given))
    const issues = issuesOf(step, details, fieldFacts(this.#options))
    if (issues.length > 0) return reject(issues)
    this.#form.change(details)
    this.touch()
    const next = this.steps[this.steps.indexOf(step) + 1]!
    this.open(next)
    void this.#form.save()
    this.events.emit({ type: 'step-saved', step })
    return accept(next)
  }

  /** Opens any earlier step, and later steps only when the fields of all steps before them are right. */
  goTo(step: CheckoutStep): void {
    const wanted = this.steps.indexOf(step)
    const furthest = this.steps.indexOf(furthestStep(this.details, fieldFacts(this.#options)))
    if (wanted < 0 || step === 'confirmation') return
    this.open(this.steps[Math.min(wanted, furthest)]!)
    this.touch()
  }

  /** Two clicks place one order. A device that cannot store makes no order: throws the error of its storage. */
  placeOrder({ termsAccepted }: { readonly termsAccepted: boolean }): Promise<Outcome<PlacedOrder, OrderRejection>> {
    return this.#ordering.place(termsAccepted)
  }

  /** Without them, for example offline, any number that looks like one is taken. */
  #loadPhoneRules(): Promise<void> {
    return loadPhoneRules().catch(() => undefined)
  }

  private markLoaded(): void {
    this.isLoaded = true
  }

  private showFirstStep(): void {
    this.#ordering.leaveThankYouPage()
    this.step = this.steps[0]!
  }

  private open(step: CheckoutStep): void {
    this.step = step
  }

  private touch(): void {
    this.modifiedAt = this.#options.clock.now()
  }
}
