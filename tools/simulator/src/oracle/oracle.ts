import { GUEST } from './accounts'
import { Attacks } from './attacks'
import { goodOf, GOODS } from './goods'
import { HostCarts } from './host-carts'
import { Letters } from './letters'
import { Logins } from './logins'
import { OrderBook } from './order-book'
import { PriceList } from './price-list'
import type { HostOrder } from './host-rows'
import type { Screen } from './screen'
import { ExpectedCart } from './expected-cart'
import { RequestedNames } from './requested-names'
import { TakenLines } from './taken-lines'

/**
 * The knowledge of an observer without the product's code: the requests of shoppers, the screens, the traffic on the
 * wire, and the price list.
 */
export class Oracle {
  readonly orders = new OrderBook()
  readonly prices = new PriceList()
  readonly hostCarts = new HostCarts()
  readonly logins = new Logins()
  readonly names = new RequestedNames()
  readonly letters = new Letters()
  readonly taken = new TakenLines()
  readonly attacks = new Attacks()
  #couponsTaken = 0
  readonly #carts = new Map<string, ExpectedCart>()
  /** By device: the account that is signed in. */
  readonly #accounts = new Map<string, string>()
  readonly #screens = new Map<string, Screen>()
  /** Tabs whose screens have changed since the last check. */
  readonly changed = new Set<string>()
  readonly #sentTotals = new Set<string>()
  readonly #stock = new Map(GOODS.map(({ sku, stock }) => [sku, stock]))
  /** By device: the host's cart that it last requested. */
  readonly #hostCarts = new Map<string, string>()
  readonly #answersTold = new Set<string>()
  /** A call with the token of another account, or without the token of its own. */
  wrongToken: string | undefined
  /** An order whose total is not the price of its pieces. */
  wrongTotal: string | undefined
  /** A page that received one answer twice. */
  deliveredTwice: string | undefined
  /** The number of times that a screen confirmed an action. */
  acknowledged = 0

  /** The expected cart of an account by device. Two devices may have requested different quantities. */
  cartsOf(account: string): readonly { readonly device: string; readonly cart: ExpectedCart }[] {
    if (account === GUEST) return []
    return [...this.#accounts.keys()].map((device) => ({ device, cart: this.cart(ownerOf(device, account)) }))
  }

  cart(owner: string): ExpectedCart {
    const known = this.#carts.get(owner) ?? new ExpectedCart()
    this.#carts.set(owner, known)
    return known
  }

  screenOf(tab: string): Screen | undefined {
    return this.#screens.get(tab)
  }

  /** The owner of a device's cart, by the last screen with another account. */
  ownerAt(device: string): string {
    return ownerOf(device, this.#accounts.get(device) ?? GUEST)
  }

  shown(tab: string, device: string, screen: Screen): void {
    const before = this.#screens.get(tab)?.account ?? this.#accounts.get(device) ?? GUEST
    this.#screens.set(tab, screen)
    for (const marker of [...screen.refused, ...screen.failed]) this.orders.shownUnmade.add(marker)
    for (const marker of screen.kept) this.orders.shownKept.add(marker)
    if (screen.account !== before) this.#accountChanged(device, screen.account)
    this.changed.add(tab)
  }

  /** At the sign-in the guest's cart joins the account's, once. A sign-out moves no line. */
  #accountChanged(device: string, account: string): void {
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
    for (const cart of this.#carts.values()) cart.requests.died(generation)
  }

  couldNotStore(generation: string): void {
    for (const cart of this.#carts.values()) cart.requests.couldNotStore(generation)
  }

  answerDelivered(generation: string, task: string): void {
    const key = `${task} in ${generation}`
    if (this.#answersTold.has(key)) this.deliveredTwice = key
    this.#answersTold.add(key)
  }

  /** The host sent a total for these lines. A product that is no longer sold costs nothing and may be hidden. */
  totalSent(lines: Readonly<Record<string, number>>, amount: number): void {
    this.#sentTotals.add(totalKey(lines, amount))
    this.#sentTotals.add(totalKey(this.#soldOf(lines), amount))
  }

  wasSent({ lines, total }: Pick<Screen, 'lines' | 'total'>): boolean {
    const kept = Object.entries(lines).filter(([name]) => !this.prices.everGone.has(goodOf(name).sku))
    // A product that was gone when the host computed the total may be sold again.
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

  /** The lines of a cart at the host after a call of this device. */
  hostHas(wireId: string, account: string, device: string, lines: Readonly<Record<string, number>>): void {
    for (const [name, qty] of Object.entries(this.hostCarts.changed(wireId, device, lines))) {
      for (const cart of this.cartsOf(account)) cart.cart.isAtHost(name, qty, cart.device === device)
    }
  }

  /** An order has emptied the account's cart at the host: its coupon may be gone. */
  couponTaken(account: string): void {
    const id = -(this.#couponsTaken += 1)
    for (const { cart } of this.cartsOf(account)) {
      cart.coupon.asked({ id, lane: `host ${id}`, change: () => [''] })
      cart.coupon.decided(id)
    }
  }

  /** Two devices add the same new line: the host adds up the quantities (contract §5). */
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

  /** A device received an account's cart: a line that it has not changed follows the other devices. */
  hostTold(wireId: string, account: string, device: string, lines: Readonly<Record<string, number>>): void {
    if (account === GUEST) return
    const cart = this.cart(ownerOf(device, account))
    cart.reports.begin()
    for (const name of new Set([...cart.lineNames, ...Object.keys(lines)])) {
      const writer = this.hostCarts.writerOf(wireId, name)
      if (writer !== undefined) cart.hostReported(name, lines[name] ?? 0, writer === device)
    }
  }

  stocked(sku: string, qty: number): void {
    this.#stock.set(sku, qty)
  }

  /** The host has made an order just now. */
  ordered({ marker, lines, coupon, total }: HostOrder): void {
    const price = this.prices.totalOf(lines, coupon)
    if (total !== price) this.wrongTotal ??= `order ${marker} costs ${total / 100}, its pieces cost ${price / 100}`
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
