import { GUEST, HostRejection, TransportError } from '@vitrin/kernel'
import { lineKey } from '../line-key'
import type { PaymentMethod, ShippingMethod } from '../methods'
import type { CartCall, CartGateway, ShippingInformation } from '../ports'
import type {
  CartItemDeletion,
  CartItemPayload,
  ServerCartItem,
  ServerTotals,
  ShippingAddressPayload,
  ShippingInformationPayload,
} from '../server-documents'
import { fakeTotals } from './fake-totals'

export type CartCallName = keyof CartGateway

interface FakeCart {
  lines: readonly ServerCartItem[]
  coupon: string | undefined
  hasShipping: boolean
  readonly runs: Map<string, number>
}

/** What happens to the next call of a name: refused, lost on the way there, or its answer lost on the way back. */
export type Trouble = HostRejection | 'request-lost' | 'answer-lost'

/** A small honest host: adds, sets and deletes lines, refuses what a host refuses, and has troubles on demand. */
export class InMemoryCartGateway implements CartGateway {
  readonly carts = new Map<string, FakeCart>()
  /** Every call in order. */
  readonly calls: { readonly name: CartCallName; readonly asked: unknown; readonly run?: string }[] = []
  readonly #troubles = new Map<CartCallName, Trouble[]>()
  #sequence = 0
  /** Most of one line. */
  maximum = 20
  offeredShipping: readonly ShippingMethod[] = [
    {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Bud',
      method_title: 'Fast pris',
      amount: 4,
      price_incl_tax: 5,
      available: true,
    },
  ]
  offeredPayment: readonly PaymentMethod[] = [{ code: 'cashondelivery', title: 'Betalning vid leverans' }]
  /** What else happens while a request is on its way there, and while its answer is on its way back. */
  meanwhile: (name: CartCallName, way: 'there' | 'back') => void | Promise<void> = () => undefined

  trouble(name: CartCallName, ...troubles: readonly Trouble[]): void {
    this.#troubles.set(name, [...(this.#troubles.get(name) ?? []), ...troubles])
  }

  /** Removes the planned failures that no request has met yet. */
  calm(): void {
    this.#troubles.clear()
  }

  called(name: CartCallName): readonly unknown[] {
    return this.calls.filter((call) => call.name === name).map(({ asked }) => asked)
  }

  /** What the host has, by line key. */
  quantities(cartId: string | undefined): Readonly<Record<string, number>> {
    return Object.fromEntries((this.carts.get(cartId ?? '')?.lines ?? []).map((line) => [lineKey(line), line.qty]))
  }

  /** Another device of the shopper puts something into the cart. */
  putFromElsewhere(cartId: string, line: Pick<ServerCartItem, 'sku' | 'qty'> & Partial<ServerCartItem>): void {
    const cart = this.#cart(cartId)
    const others = cart.lines.filter((other) => lineKey(other) !== lineKey(line))
    if (line.qty > 0) cart.lines = [...others, this.#line(cartId, line)]
    else cart.lines = others
  }

  /** A customer's cart is the same however often it is created. */
  create(account: string): Promise<string> {
    return this.#answer('create', account, undefined, () => {
      const cartId = account === GUEST ? `cart-${++this.#sequence}` : `cart-of-${account}`
      if (this.carts.has(cartId)) return cartId
      this.carts.set(cartId, { lines: [], coupon: undefined, hasShipping: false, runs: new Map() })
      return cartId
    })
  }

  pull(call: CartCall): Promise<readonly ServerCartItem[]> {
    return this.#answer('pull', undefined, call, (cart) => cart.lines)
  }

  update(call: CartCall, cartItem: CartItemPayload): Promise<ServerCartItem> {
    return this.#answer('update', cartItem, call, (cart) => {
      const named = cart.lines.find(({ item_id }) => item_id === cartItem.item_id)
      if (cartItem.item_id !== undefined && !named)
        throw new HostRejection({ code: 404, result: `The cart doesn't contain the ${cartItem.item_id} item.` })
      const same = cart.lines.find((line) => lineKey(line) === lineKey(cartItem))
      const qty = named ? cartItem.qty : cartItem.qty + (same?.qty ?? 0)
      if (qty > this.maximum) throw new HostRejection({ code: 400, result: 'The requested qty is not available' })
      const line = this.#line(call.cartId, {
        ...(named ?? same),
        sku: cartItem.sku,
        product_option: cartItem.product_option,
        qty,
      })
      cart.lines = [...cart.lines.filter(({ item_id }) => item_id !== line.item_id), line]
      return line
    })
  }

  delete(call: CartCall, cartItem: CartItemDeletion): Promise<void> {
    return this.#answer('delete', cartItem, call, (cart) => {
      cart.lines = cart.lines.filter(({ item_id }) => item_id !== cartItem.item_id)
    })
  }

  totals(call: CartCall): Promise<ServerTotals> {
    return this.#answer('totals', undefined, call, fakeTotals)
  }

  paymentMethods(call: CartCall): Promise<readonly PaymentMethod[]> {
    return this.#answer('paymentMethods', undefined, call, () => this.offeredPayment)
  }

  shippingMethods(call: CartCall, address: ShippingAddressPayload): Promise<readonly ShippingMethod[]> {
    return this.#answer('shippingMethods', address, call, () => this.offeredShipping)
  }

  shippingInformation(call: CartCall, addressInformation: ShippingInformationPayload): Promise<ShippingInformation> {
    return this.#answer('shippingInformation', addressInformation, call, (cart) => {
      cart.hasShipping = addressInformation.shippingMethodCode !== undefined
      return { totals: fakeTotals(cart), payment_methods: this.offeredPayment }
    })
  }

  applyCoupon(call: CartCall, coupon: string): Promise<void> {
    return this.#answer('applyCoupon', coupon, call, (cart) => {
      if (coupon !== 'NYHET10')
        throw new HostRejection({ code: 404, result: "The coupon code isn't valid. Verify the code and try again." })
      cart.coupon = coupon
    })
  }

  deleteCoupon(call: CartCall): Promise<void> {
    return this.#answer('deleteCoupon', undefined, call, (cart) => {
      cart.coupon = undefined
    })
  }

  async #answer<Result>(
    name: CartCallName,
    asked: unknown,
    call: CartCall | undefined,
    act: (cart: FakeCart) => Result,
  ): Promise<Result> {
    this.calls.push({ name, asked, ...(call && { run: call.run }) })
    await this.meanwhile(name, 'there')
    const trouble = this.#troubles.get(name)?.shift()
    if (trouble instanceof HostRejection) throw trouble
    if (trouble === 'request-lost') throw new TransportError('network', 'The request was lost')
    const result = act(call ? this.#cartOf(call) : NO_CART)
    if (trouble === 'answer-lost') throw new TransportError('network', 'The answer was lost')
    await this.meanwhile(name, 'back')
    return result
  }

  #cartOf({ cartId, run }: CartCall): FakeCart {
    const cart = this.#cart(cartId)
    const [device = '', number = ''] = run.split(':')
    if (Number(number) < (cart.runs.get(device) ?? 0))
      throw new HostRejection({ code: 409, result: 'A newer run of this cart has been seen.', reason: 'stale-run' })
    cart.runs.set(device, Number(number))
    return cart
  }

  #cart(cartId: string): FakeCart {
    const cart = this.carts.get(cartId)
    if (!cart) throw new HostRejection({ code: 404, result: `No such entity with cartId = ${cartId}` })
    return cart
  }

  #line(cartId: string, line: Pick<ServerCartItem, 'sku' | 'qty'> & Partial<ServerCartItem>): ServerCartItem {
    return { item_id: ++this.#sequence, name: line.sku, price: 80, product_type: 'simple', quote_id: cartId, ...line }
  }
}

const NO_CART: FakeCart = { lines: [], coupon: undefined, hasShipping: false, runs: new Map() }
