import type { MessageKey } from '@vitrin/i18n'
import { Control } from '../control'
import type { Driver, Role } from '../driver'
import type { Names } from '../names'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export interface PostalAddress {
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly phone: string
}

const STEP_TITLES = {
  personal: 'checkout.personalTitle',
  shipping: 'checkout.shippingTitle',
  payment: 'checkout.paymentTitle',
  review: 'checkout.reviewTitle',
} as const satisfies Readonly<Record<string, MessageKey>>

export type CheckoutStep = keyof typeof STEP_TITLES

/** The steps from the cart to the order. */
export class Checkout {
  readonly firstName: Control
  readonly lastName: Control
  readonly email: Control
  readonly street: Control
  readonly zip: Control
  readonly city: Control
  readonly country: Control
  readonly region: Control
  readonly phone: Control
  readonly createAccount: Control
  readonly password: Control
  readonly repeatPassword: Control
  readonly company: Control
  readonly companyName: Control
  readonly taxId: Control
  readonly sameAddress: Control
  readonly terms: Control
  readonly toShipping: Control
  readonly toPayment: Control
  readonly toReview: Control
  readonly placeButton: Control
  readonly #driver: Driver
  readonly #names: Names

  constructor(driver: Driver, names: Names) {
    this.#driver = driver
    this.#names = names
    const field = (key: MessageKey, role: Role = 'textbox') => new Control(driver, { role, name: names.label(key) })
    // A page that shows all steps has the names of the addresses, too.
    this.firstName = field('checkout.firstName').narrowed({ nth: 0 })
    this.lastName = field('checkout.lastName').narrowed({ nth: 0 })
    this.email = field('checkout.email')
    this.street = field('checkout.street')
    this.zip = field('checkout.zip')
    this.city = field('checkout.city')
    this.country = field('checkout.country', 'combobox')
    this.region = field('checkout.region')
    this.phone = field('checkout.phone')
    this.createAccount = field('checkout.createAccount', 'checkbox')
    this.password = field('account.password')
    this.repeatPassword = field('checkout.repeatPassword')
    this.company = field('checkout.company', 'checkbox')
    this.companyName = field('checkout.companyName')
    this.taxId = field('checkout.taxId')
    this.sameAddress = field('checkout.sameAddress', 'checkbox')
    this.terms = new Control(driver, { role: 'checkbox', name: names.starting('checkout.acceptTerms') })
    this.toShipping = this.#button('checkout.toShipping')
    this.toPayment = this.#button('checkout.toPayment')
    this.toReview = this.#button('checkout.toReview')
    this.placeButton = this.#button('checkout.place')
  }

  question(step: CheckoutStep): Control {
    return new Control(this.#driver, { role: 'heading', level: 2, name: this.#names.whole(STEP_TITLES[step]) })
  }

  async typePerson({ firstName, lastName, email }: Person): Promise<void> {
    await this.firstName.type(firstName)
    await this.lastName.type(lastName)
    await this.email.type(email)
  }

  /** The name is not typed: the delivery takes it from the step before. */
  async typeAddress({ street, zip, city, phone }: PostalAddress): Promise<void> {
    await this.street.type(street)
    await this.zip.type(zip)
    await this.city.type(city)
    await this.phone.type(phone)
  }

  /** The step after the personal one; goods that are not sent have no delivery. */
  async leavePersonal(next: CheckoutStep = 'shipping'): Promise<void> {
    await this.#leaveBy(next === 'shipping' ? this.toShipping : this.toPayment)
    await this.question(next).waitUntilVisible()
  }

  async leaveShipping(): Promise<void> {
    await this.#leaveBy(this.toPayment)
    await this.question('payment').waitUntilVisible()
  }

  async leavePayment(): Promise<void> {
    await this.#leaveBy(this.toReview)
    await this.question('review').waitUntilVisible()
  }

  /** Presses the button below the fields: the one of the step, or of the order where all steps are on one page. */
  async submit(step: Exclude<CheckoutStep, 'review'>): Promise<void> {
    const button = { personal: this.toShipping, shipping: this.toPayment, payment: this.toReview }[step]
    await ((await button.isVisible()) ? button : this.placeButton).tap()
  }

  async acceptAndPlace(): Promise<void> {
    await this.terms.check()
    await this.placeButton.tap()
  }

  /** A theme may show all steps at once: then no button leads to the next one. */
  async #leaveBy(button: Control): Promise<void> {
    if (await button.isVisible()) await button.tap()
  }

  #button(key: MessageKey): Control {
    return new Control(this.#driver, { role: 'button', name: this.#names.whole(key) })
  }
}
