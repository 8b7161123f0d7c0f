import { GUEST } from './accounts'
import { goodOf, GOODS } from './goods'
import { HostCarts } from './host-carts'
import { Logins } from './logins'
import { OrderBook } from './order-book'
import { PriceList } from './price-list'
import type { Screen } from './screen'
import { WishedCart } from './wished-cart'
import { WishedNames } from './wished-names'

/**
 * What an onlooker knows who has never seen the product's code: what shoppers asked for, what they were shown,
 * what went over the wire, and the price list.
 */
export class Oracle {
  readonly orders = new OrderBook()
  readonly prices = new PriceList()
  readonly hostCarts = new HostCarts()
  readonly logins = new Logins()
  readonly names = new WishedNames()
  readonly #carts = new Map<string, WishedCart>()
  /** Who is signed in at a device. */
  readonly #accounts = new Map<string, string>()
  readonly #screens = new Map<string, Screen>()
  /** Tabs that show something else since somebody looked. */
  readonly changed = new Set<string>()
  readonly #sentTotals = new Set<string>()
  readonly #stock = new Map(GOODS.map(({ sku, stock }) => [sku, stock]))
  /** The cart at the host that a device last asked about. */
  readonly #hostCarts = new Map<string, string>()
  readonly #answersTold = new Set<string>()
  /** A call that was made with somebody else’s token, or without the own one. */
  wrongToken: string | undefined
  /** Of a page that was told an answer twice. */
  toldTwice: string | undefined
  /** How often a shopper was shown that something is done. */
  acknowledged = 0

  /** What each device wishes of an account's cart; two of them may wish different things. */
  cartsOf(account: string): readonly { readonly device: string; readonly cart: WishedCart }[] {
    if (account === GUEST) return []
    return [...this.#accounts.keys()].map((device) => ({ device, cart: this.cart(ownerOf(device, account)) }))
  }

  cart(owner: string): WishedCart {
    const known = this.#carts.get(owner) ?? new WishedCart()
    this.#carts.set(owner, known)
    return known
  }

  screenOf(tab: string): Screen | undefined {
    return this.#screens.get(tab)
  }

  /** Whose cart a device holds, by the last of its screens that showed somebody else. */
  ownerAt(device: string): string {
    return ownerOf(device, this.#accounts.get(device) ?? GUEST)
  }

  shown(tab: string, device: string, screen: Screen): void {
    const before = this.#screens.get(tab)?.account ?? this.#accounts.get(device) ?? GUEST
    this.#screens.set(tab, screen)
    for (const marker of [...screen.refused, ...screen.failed]) this.orders.shownUnmade.add(marker)
    for (const marker of screen.kept) this.orders.shownKept.add(marker)
    if (screen.account !== before) this.#becomes(device, screen.account)
    this.changed.add(tab)
  }

  /** A guest's cart joins the account's, once; whoever leaves takes nothing along. */
  #becomes(device: string, account: string): void {
    const before = this.#accounts.get(device) ?? GUEST
    if (account === before) return
    this.#accounts.set(device, account)
    this.#hostCarts.delete(device)
    const guest = this.cart(ownerOf(device, GUEST))
    if (account === GUEST) return
    if (before === GUEST) this.cart(ownerOf(device, account)).joinedBy(guest)
  }

  died(tab: string, generation: string): void {
    this.#screens.delete(tab)
    this.logins.died(generation)
    for (const cart of this.#carts.values()) cart.died(generation)
  }

  couldNotStore(generation: string): void {
    for (const cart of this.#carts.values()) cart.couldNotStore(generation)
  }

  answerTold(generation: string, task: string): void {
    const key = `${task} in ${generation}`
    if (this.#answersTold.has(key)) this.toldTwice = key
    this.#answersTold.add(key)
  }

  /** The host said what a cart with these lines costs. What is no longer sold costs nothing, and may not be shown. */
  totalSent(lines: Readonly<Record<string, number>>, amount: number): void {
    this.#sentTotals.add(totalKey(lines, amount))
    this.#sentTotals.add(totalKey(this.#soldOf(lines), amount))
  }

  wasSent({ lines, total }: Pick<Screen, 'lines' | 'total'>): boolean {
    const kept = Object.entries(lines).filter(([name]) => !this.prices.everGone.has(goodOf(name).sku))
    // What was gone when the host counted may have come back since.
    return [lines, this.#soldOf(lines), Object.fromEntries(kept)].some((asCounted) =>
      this.#sentTotals.has(totalKey(asCounted, total)),
    )
  }

  #soldOf(lines: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(lines).filter(([name]) => this.prices.isSold(goodOf(name).sku)))
  }

  askedAbout(device: string, wireId: string): void {
    this.#hostCarts.set(device, wireId)
  }

  hostCartOf(device: string): string | undefined {
    return this.#hostCarts.get(device)
  }

  /** A call of this device has changed a cart at the host, or not. */
  hostHas(wireId: string, account: string, device: string, lines: Readonly<Record<string, number>>): void {
    for (const [name, qty] of Object.entries(this.hostCarts.became(wireId, device, lines))) {
      for (const cart of this.cartsOf(account)) cart.cart.isAtHost(name, qty, cart.device === device)
    }
  }

  /** What two devices put into a cart that has no such line is added by the host: neither knew of the other (contract §5). */
  hostIsSentNew(
    wireId: string,
    account: string,
    device: string,
    name: string,
    lines: Readonly<Record<string, number>>,
  ): void {
    const writer = this.hostCarts.writerOf(wireId, name)
    if (account === GUEST || writer === undefined || writer === device) return
    this.cart(ownerOf(device, account)).isAddedTo(name, lines[name] ?? 0)
  }

  /** A device was told what lies in an account's cart: where it changed nothing itself, it follows the others. */
  hostTold(wireId: string, account: string, device: string, lines: Readonly<Record<string, number>>): void {
    if (account === GUEST) return
    const cart = this.cart(ownerOf(device, account))
    cart.tellingBegins()
    for (const name of new Set([...cart.lineNames, ...Object.keys(lines)])) {
      const writer = this.hostCarts.writerOf(wireId, name)
      if (writer !== undefined) cart.isTold(name, lines[name] ?? 0, writer === device)
    }
  }

  stocked(sku: string, qty: number): void {
    this.#stock.set(sku, qty)
  }

  ordered(lines: Readonly<Record<string, number>>): void {
    for (const [name, qty] of Object.entries(lines)) {
      const sku = name.split(':')[0] ?? ''
      this.#stock.set(sku, (this.#stock.get(sku) ?? 0) - qty)
    }
  }

  get stock(): ReadonlyMap<string, number> {
    return this.#stock
  }
}

function ownerOf(device: string, account: string): string {
  return `${account} at ${device}`
}

function totalKey(lines: Readonly<Record<string, number>>, amount: number): string {
  const held = Object.keys(lines)
    .sort()
    .map((name) => `${name}×${lines[name]}`)
  return `${held.join(' ')} = ${amount}`
}
