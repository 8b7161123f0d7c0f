import { firstOf, type Invariant } from './invariant'

const orderOnce: Invariant = {
  name: 'no order is made twice',
  check: ({ rows }) => {
    const markers = rows.orders().map(({ marker }) => marker)
    const twice = markers.find((marker, index) => markers.indexOf(marker) !== index)
    return twice && `order ${twice} is at the host twice`
  },
}

const cartOrderedOnce: Invariant = {
  name: 'two tabs do not order one cart twice',
  check: ({ rows, oracle: { orders } }) => {
    const made = new Set(rows.orders().map(({ marker }) => marker))
    return firstOf(
      orders.orders.map((order) => {
        const rival = made.has(order.marker) ? orders.rivalOf(order) : undefined
        return rival && made.has(rival.marker)
          ? `orders ${rival.marker} and ${order.marker} are for the same lines`
          : undefined
      }),
    )
  },
}

const orderWhole: Invariant = {
  name: 'order, stock and mail are one',
  check: ({ rows, oracle }) => {
    const { orders, mails } = rows.counts()
    if (orders !== mails) return `${orders} orders and ${mails} mails`
    const stock = rows.stock()
    return firstOf(
      [...oracle.stock].map(([sku, qty]) =>
        stock.get(sku) === qty
          ? undefined
          : `the host has ${stock.get(sku)} of ${sku}, by its orders it would be ${qty}`,
      ),
    )
  },
}

const orderAsConfirmed: Invariant = {
  name: 'an order holds what was confirmed',
  check: ({ rows, oracle }) =>
    firstOf(
      rows.orders().map(({ marker, lines }) => {
        const wished = oracle.orders.byMarker(marker)
        return wished && JSON.stringify(sorted(wished.lines)) === JSON.stringify(sorted(lines))
          ? undefined
          : `order ${marker} holds ${JSON.stringify(lines)}, confirmed was ${JSON.stringify(wished?.lines)}`
      }),
    ),
}

const orderOfWhoeverOrdered: Invariant = {
  name: 'an order belongs to whoever ordered',
  check: ({ rows, oracle }) =>
    firstOf(
      rows.orders().map(({ marker, account }) => {
        const wished = oracle.orders.byMarker(marker)
        return wished && wished.account !== account
          ? `order ${marker} of ${wished.account} is ${account}’s at the host`
          : undefined
      }),
    ),
}

const ownTokens: Invariant = {
  name: 'a call carries the token of whoever it is made for',
  check: ({ oracle: { wrongToken } }) => wrongToken,
}

export const loginsLast: Invariant = {
  name: 'a login ends where somebody ended it',
  check: ({ oracle: { logins } }) => logins.endedByNobody,
}

export const oneRefresh: Invariant = {
  name: 'new tokens are asked for once at a time',
  check: ({ oracle: { logins } }) => logins.askedTwice,
}

const sentInOrder: Invariant = {
  name: 'orders that an account confirms in a tab leave in that order, but for those that waited for a word',
  check: ({ oracle: { orders } }) => {
    const latest = new Map<string, string>()
    for (const marker of orders.firstSent) {
      const order = orders.byMarker(marker)
      // Nobody waits for an account that is not signed in.
      const lane = `${order?.asker.tab} ${order?.account}`
      const before = latest.get(lane) ?? ''
      // What is kept back lets those behind it go (docs/decisions/0034).
      if (marker > before) latest.set(lane, marker)
      else if (!orders.shownKept.has(marker)) return `order ${marker} left after order ${before}`
    }
    return undefined
  },
}

const toldOnce: Invariant = {
  name: 'a page is told an answer once',
  check: ({ oracle: { toldTwice } }) => toldTwice && `${toldTwice} was told twice`,
}

function sorted(lines: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(lines).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Asked whenever the host was asked for an order or new tokens, or died. */
export const OF_THE_HOST: readonly Invariant[] = [
  orderOnce,
  cartOrderedOnce,
  orderWhole,
  orderAsConfirmed,
  orderOfWhoeverOrdered,
  ownTokens,
  loginsLast,
  oneRefresh,
  sentInOrder,
  toldOnce,
]
