import { ATTACK_INVARIANTS } from './attack-invariants'
import { orderedLinesLeave } from './cart-invariants'
import { firstOf, type Invariant } from './invariant'
import { questionOnce, questionWhole, takenBackStaysAway } from './question-invariants'

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
  name: 'order, stock and mail are stored together',
  check: ({ rows, oracle }) => {
    const { orders, mails } = rows.counts()
    if (orders !== mails) return `${orders} orders and ${mails} mails`
    const stock = rows.stock()
    return firstOf(
      [...oracle.stock].map(([sku, qty]) =>
        stock.get(sku) === qty
          ? undefined
          : `the host has ${stock.get(sku)} of ${sku}, by its orders it should be ${qty}`,
      ),
    )
  },
}

const orderAsConfirmed: Invariant = {
  name: 'an order holds what was confirmed',
  check: ({ rows, oracle }) =>
    firstOf(
      rows.orders().map(({ marker, lines }) => {
        const confirmed = oracle.orders.byMarker(marker) ?? oracle.attacks.orders.get(marker)
        return confirmed && JSON.stringify(sorted(confirmed.lines)) === JSON.stringify(sorted(lines))
          ? undefined
          : `order ${marker} holds ${JSON.stringify(lines)}, confirmed was ${JSON.stringify(confirmed?.lines)}`
      }),
    ),
}

const orderOfItsBuyer: Invariant = {
  name: 'an order belongs to the account that ordered',
  check: ({ rows, oracle }) =>
    firstOf(
      rows.orders().map(({ marker, account }) => {
        const confirmed = oracle.orders.byMarker(marker) ?? oracle.attacks.orders.get(marker)
        return confirmed && confirmed.account !== account
          ? `order ${marker} of ${confirmed.account} is ${account}’s at the host`
          : undefined
      }),
    ),
}

const ownTokens: Invariant = {
  name: 'a call has the token of its account',
  check: ({ oracle: { wrongToken } }) => wrongToken,
}

export const loginsLast: Invariant = {
  name: 'no login ends unless a shopper ends it',
  check: ({ oracle: { logins } }) => logins.endedUnexpectedly,
}

export const oneRefresh: Invariant = {
  name: 'a login is refreshed once at a time',
  check: ({ oracle: { logins } }) => logins.refreshedTwice,
}

const sentInOrder: Invariant = {
  name: 'orders that an account confirms in a tab are sent in that order, except orders on hold',
  check: ({ oracle: { orders } }) => {
    const latest = new Map<string, string>()
    for (const marker of orders.firstSent) {
      const order = orders.byMarker(marker)
      // The orders of an account that is signed out do not block other accounts.
      const lane = `${order?.asker.tab} ${order?.account}`
      const before = latest.get(lane) ?? ''
      // Orders on hold do not block later orders (docs/decisions/0034).
      if (marker > before) latest.set(lane, marker)
      else if (!orders.shownKept.has(marker)) return `order ${marker} was sent after order ${before}`
    }
    return undefined
  },
}

const toldOnce: Invariant = {
  name: 'a page receives each answer once',
  check: ({ oracle: { deliveredTwice } }) => deliveredTwice && `${deliveredTwice} was delivered twice`,
}

function sorted(lines: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(lines).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Checked after each request for an order or new tokens, and after each crash of the host. */
export const HOST_INVARIANTS: readonly Invariant[] = [
  orderOnce,
  cartOrderedOnce,
  orderWhole,
  orderAsConfirmed,
  orderOfItsBuyer,
  ownTokens,
  loginsLast,
  oneRefresh,
  sentInOrder,
  toldOnce,
  orderedLinesLeave,
  questionOnce,
  questionWhole,
  takenBackStaysAway,
  ...ATTACK_INVARIANTS,
]
