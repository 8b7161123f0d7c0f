import { GUEST } from '../oracle/accounts'
import { isOfGuest } from '../oracle/attacks'
import { GOODS } from '../oracle/goods'
import { attack } from './attack'
import { callerOf, orderCall, orderOf, type HostileOrder } from './hostile-order'

const SKUS = GOODS.map(({ sku }) => sku)

/** Orders until the host asks to wait. Their confirmations may go to a shopper. */
export const floodOrders = attack({
  kind: 'orders in bulk',
  weight: 9,
  draw: (draw) => ({
    times: draw.whole('times', 5, 30),
    sku: draw.oneOf('sku', SKUS),
    toShopper: draw.whole('to shopper', 0, 1),
    signedIn: draw.whole('signed in', 0, 1),
  }),
  async run(attacker, { times, sku, toShopper, signedIn }, { oracle }) {
    const { account, token } = await callerOf(attacker, signedIn === 1)
    for (let time = 0; time < Number(times); time += 1) {
      const wish = { account, lines: { [String(sku)]: 1 } }
      const marker = oracle.attacks.ordered(wish)
      const order = orderOf({ ...wish, marker, ...(toShopper === 1 && { email: 'asa@example.se' }) })
      const answer = await attacker.send(orderCall(order, { token }))
      if (answer?.status === 429) return
    }
  },
})

interface Bend {
  readonly mustFail: boolean
  readonly bend: (order: HostileOrder) => HostileOrder
}

const products = (change: object) => (order: HostileOrder) => ({
  ...order,
  products: order.products.map((product) => ({ ...product, ...change })),
})
const delivery = (change: object) => (order: HostileOrder) => ({
  ...order,
  addressInformation: { ...order.addressInformation, ...change },
})
const refused = (bend: Bend['bend']): Bend => ({ mustFail: true, bend })
const priced = (bend: Bend['bend']): Bend => ({ mustFail: false, bend })

/** Orders that are refused, or priced by the host. */
const BENDS: Readonly<Record<string, Bend>> = {
  'no pieces': refused(products({ qty: 0 })),
  'fewer pieces than none': refused(products({ qty: -2 })),
  'half a piece': refused(products({ qty: 1.5 })),
  'more pieces than numbers': refused(products({ qty: 1e15 })),
  'more pieces than a guest may': refused(products({ qty: 5_000 })),
  'an unknown piece': refused(products({ sku: 'GULD' })),
  'no products': refused((order) => ({ ...order, products: [] })),
  'pieces for nothing': priced(products({ price: 0.01, price_incl_tax: 0.01, row_total: 0.01, base_price: 0 })),
  'parts of a bundle': priced(
    products({ product_option: { extension_attributes: { bundle_options: [{ option_id: 1, option_qty: -5 }] } } }),
  ),
  'totals for nothing': refused((order) => ({ ...order, expected_totals: { grand_total: 0.01, tax_amount: 0 } })),
  'a discount of its own': priced((order) => ({ ...order, discount_amount: -9_999, grand_total: 1, total_due: 0 })),
  'a coupon that does not exist': refused((order) => ({ ...order, coupon_code: 'GRATIS' })),
  'shipping for nothing': refused(delivery({ shipping_method_code: 'free', shipping_carrier_code: 'free' })),
  'payment by nobody': refused(delivery({ payment_method_code: 'free' })),
  'the account of a shopper': refused((order) => ({ ...order, user_id: '1' })),
  'the cart number of a shopper': refused((order) => ({ ...order, user_id: '1', cart_id: '100000000000001' })),
}
const BEND_NAMES = Object.keys(BENDS)

/** An order with quantities, prices, parts or owners of the attacker's choice. */
export const bendOrder = attack({
  kind: 'bends orders',
  weight: 9,
  draw: (draw) => ({
    first: draw.whole('first', 0, BEND_NAMES.length - 1),
    times: draw.whole('times', 1, 5),
    signedIn: draw.whole('signed in', 0, 1),
  }),
  async run(attacker, { first, times, signedIn }, { oracle }) {
    const { account, token } = await callerOf(attacker, signedIn === 1)
    for (let time = 0; time < Number(times); time += 1) {
      const name = BEND_NAMES[(Number(first) + time) % BEND_NAMES.length] ?? ''
      const { mustFail, bend } = BENDS[name]!
      if (name === 'more pieces than a guest may' && account !== GUEST) continue
      const wish = { account, lines: { HOOK: 2 } }
      const order = bend(orderOf({ ...wish, marker: oracle.attacks.ordered(wish) }))
      await attacker.send(orderCall(order, { token, mustFail }))
    }
  },
})

/** The ids and keys of orders that shoppers have made, with other contents. */
export const repeatOrders = attack({
  kind: 'repeats orders of others',
  weight: 9,
  draw: (draw) => ({ which: draw.unit('which'), signedIn: draw.whole('signed in', 0, 1) }),
  async run(attacker, { which, signedIn }, { oracle }) {
    const { attacks } = oracle
    const known = attacks.overheardOrders[Math.floor(Number(which) * attacks.overheardOrders.length)]
    if (!known) return
    const { orderId, cartId, key } = known
    const { account, token } = await callerOf(attacker, signedIn === 1)
    const order = () => {
      const wish = { account, lines: { HOOK: 1 } }
      return orderOf({ ...wish, marker: attacks.ordered(wish) })
    }
    await attacker.send(orderCall({ ...order(), order_id: orderId }, { token, mustFail: true }))
    await attacker.send(orderCall({ ...order(), order_id: orderId }, { token, key, mustFail: true }))
    if (isOfGuest(known)) {
      const withCart = { ...order(), cart_id: cartId, client_removes_lines: true }
      await attacker.send(orderCall(withCart, { key, mustFail: true }))
    }
    const own = order()
    const made = (await attacker.resultOf(orderCall(own, { token, key }))) as { readonly order_id: string } | undefined
    if (made && made.order_id !== own.order_id) attacks.succeeded(`an order was answered with order ${made.order_id}`)
    await attacker.send({ method: 'GET', path: `/api/sync/order/${orderId}` })
    await attacker.send({ method: 'DELETE', path: `/api/sync/order/${orderId}` })
    await attacker.send({ method: 'GET', path: `/api/ext/orders/order?orderId=${orderId}`, token, mustFail: true })
  },
})

/** Numbers of orders follow each other, so they are easy to guess. */
export const guessOrders = attack({
  kind: 'guesses orders',
  weight: 7,
  draw: (draw) => ({ signedIn: draw.whole('signed in', 0, 1) }),
  async run(attacker, { signedIn }) {
    const { token } = await callerOf(attacker, signedIn === 1)
    const path = '/api/ext/orders/order'
    const mustFail = token === undefined
    for (let number = 1; number <= 4; number += 1) {
      const orderId = `00000000${number}`
      await attacker.send({ method: 'GET', path: `${path}?orderId=${orderId}`, token, mustFail })
      await attacker.send({ method: 'GET', path: `${path}?orderId=${number}&cartId=${number}`, token, mustFail })
      await attacker.send({ method: 'GET', path: `${path}?cartId=${number}`, token, mustFail })
      await attacker.send({ method: 'GET', path: `/api/sync/order/${orderId}` })
    }
  },
})
