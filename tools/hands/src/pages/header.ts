import { Control } from '../control'
import type { Driver, Target } from '../driver'
import type { Names } from '../names'

/** The top of each page: menu, search, account, lists, cart, and the line about unsent tasks. */
export class Header {
  readonly menuLink: Control
  readonly searchButton: Control
  readonly accountLink: Control
  readonly wishlistLink: Control
  readonly cartButton: Control
  /** Only while something waits to be sent. */
  readonly outboxButton: Control
  readonly #driver: Driver
  readonly #names: Names

  constructor(driver: Driver, names: Names) {
    this.#driver = driver
    this.#names = names
    const within: Target = { role: 'banner' }
    const control = (target: Target) => new Control(driver, { ...target, within })
    this.menuLink = control({ role: 'link', name: names.whole('shell.menu') })
    this.searchButton = control({ role: 'button', name: names.starting('shell.search') })
    this.accountLink = control({ role: 'link', name: names.whole('shell.account') })
    this.wishlistLink = control({ role: 'link', name: names.starting('wishlist.title') })
    this.outboxButton = new Control(driver, { role: 'button', name: names.whole('outbox.show') })
    this.cartButton = control({ role: 'button', name: names.starting('shell.cart') })
  }

  /** Waits until the cart button shows this number of pieces. */
  waitForCartCount(count: number): Promise<void> {
    const name = count === 0 ? this.#names.whole('shell.cart') : this.#names.whole('shell.cartCount', { count })
    return this.cartButton.narrowed({ name }).waitUntilVisible()
  }

  /** The link is in the header; on the narrowest screens in the menu. */
  async openAccount(): Promise<void> {
    await this.wishlistLink.waitUntilVisible()
    if (await this.accountLink.isVisible()) return this.accountLink.tap()
    await this.menuLink.tap()
    await this.accountLink.narrowed({ within: { role: 'dialog' } }).tap()
  }

  /** Uses the menu: in the header, or behind a link on narrow screens. */
  async openCategory(name: string): Promise<void> {
    const isFolded = await this.menuLink.isVisible()
    if (isFolded) await this.menuLink.tap()
    const within: Target = { role: isFolded ? 'dialog' : 'banner' }
    await new Control(this.#driver, { role: 'link', name, within }).tap()
    await new Control(this.#driver, { role: 'heading', level: 1, name }).waitUntilVisible()
  }
}
