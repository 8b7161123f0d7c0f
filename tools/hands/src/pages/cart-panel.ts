import { Control } from '../control'
import type { Driver, Name, Target } from '../driver'
import type { Names } from '../names'
import type { Header } from './header'

/** The cart beside the page. */
export class CartPanel {
  readonly panel: Control
  readonly checkoutLink: Control
  readonly closeButton: Control
  readonly coupon: Control
  readonly applyCoupon: Control
  readonly showSums: Control
  readonly #driver: Driver
  readonly #names: Names
  readonly #header: Header

  constructor(driver: Driver, names: Names, header: Header) {
    this.#driver = driver
    this.#names = names
    this.#header = header
    this.panel = new Control(driver, { role: 'dialog', name: names.starting('cart.title') })
    const control = (target: Target) => new Control(driver, { ...target, within: this.panel.target })
    this.checkoutLink = control({ role: 'link', name: names.whole('cart.checkout') })
    this.closeButton = control({ role: 'button', name: names.whole('cart.close') })
    this.coupon = control({ role: 'textbox', name: names.label('cart.coupon') })
    this.applyCoupon = control({ role: 'button', name: names.whole('cart.applyCoupon') })
    this.showSums = control({ role: 'button', name: names.whole('cart.showSums') })
  }

  async open(): Promise<void> {
    await this.#header.cartButton.tap()
    await this.panel.waitUntilVisible()
  }

  /** On narrow screens discount and shipping are folded. */
  async unfoldSums(): Promise<void> {
    if (await this.showSums.isVisible()) await this.showSums.tap()
  }

  line(name: string): CartLine {
    return new CartLine(this.#driver, this.#names, this.panel.target, name)
  }

  /** The amount beside a term: subtotal, shipping, total, VAT. */
  sum(term: Name): Control {
    return this.panel.narrowed({ definitionOf: term })
  }

  async goToCheckout(): Promise<void> {
    await this.checkoutLink.tap()
    await new Control(this.#driver, {
      role: 'heading',
      level: 2,
      name: this.#names.whole('checkout.personalTitle'),
    }).waitUntilVisible()
  }
}

/** A line of the cart. */
export class CartLine {
  readonly item: Control
  readonly quantity: Control
  readonly more: Control
  readonly less: Control
  readonly editLink: Control
  readonly removeButton: Control

  constructor(driver: Driver, names: Names, panel: Target, name: string) {
    const item: Target = { role: 'listitem', within: panel, having: { role: 'heading', name } }
    const control = (target: Target) => new Control(driver, { ...target, within: item })
    this.item = new Control(driver, item)
    this.quantity = control({ role: 'textbox', name: names.whole('product.quantity') })
    this.more = control({ role: 'button', name: names.whole('product.more') })
    this.less = control({ role: 'button', name: names.whole('product.less') })
    this.editLink = control({ role: 'link', name: names.whole('cart.editSize') })
    this.removeButton = control({ role: 'button', name: names.whole('cart.removeName', { name }) })
  }
}
