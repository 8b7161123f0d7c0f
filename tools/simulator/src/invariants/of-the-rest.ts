import { GUEST } from '../oracle/accounts'
import { goodOf } from '../oracle/goods'
import { loginsLast, oneRefresh } from './of-the-host'
import { firstOf, type Facts, type Invariant, type ShownTab } from './invariant'

/** A tab and the cart at the host that its device asks about. */
function eachTab(
  { tabs, oracle, rows }: Facts,
  judge: (tab: ShownTab, lines: Readonly<Record<string, number>>, coupon: string) => string | undefined,
): string | undefined {
  return firstOf(
    tabs.map((tab) => {
      const id = oracle.hostCartOf(tab.device)
      // A call that was on its way when the shopper signed out is about a cart that is shown no more.
      const cart = id === undefined || rows.ownerOf(id) !== tab.screen.account ? undefined : rows.cart(id)
      return judge(tab, cart?.lines ?? {}, cart?.coupon ?? '')
    }),
  )
}

const tabEqualsHost: Invariant = {
  name: 'each tab shows what the host has',
  check: (facts) =>
    eachTab(facts, ({ name, screen }, lines) => {
      const names = new Set([...Object.keys(lines), ...Object.keys(screen.lines)])
      const wrong = [...names].find((line) => lines[line] !== screen.lines[line] && !wasGone(facts, line))
      return wrong && `${name} shows ${wrong} ×${screen.lines[wrong] ?? 0}, the host has ×${lines[wrong] ?? 0}`
    }),
}

const asLastAskedFor: Invariant = {
  name: 'each line is as last asked for',
  check: (facts) =>
    firstOf(
      facts.tabs.flatMap(({ name, owner, screen }) => {
        const cart = facts.oracle.cart(owner)
        return [...new Set([...cart.lineNames, ...Object.keys(screen.lines)])].map((line) => {
          const possible = cart.line(line)
          const shown = screen.lines[line] ?? 0
          if (possible.isLost || wasGone(facts, line) || possible.values.has(shown)) return undefined
          return `${name} shows ${line} ×${shown}, asked for was ${[...possible.values].join(' or ')}`
        })
      }),
    ),
}

/** Of two devices that wish different things, the one whose write the host took last. */
const asWrittenLast: Invariant = {
  name: 'each line is as whoever wrote last had asked for',
  check: (facts) =>
    eachTab(facts, ({ device, screen }, lines) => {
      const { oracle } = facts
      const id = oracle.hostCartOf(device)
      return firstOf(
        oracle.cartsOf(screen.account).flatMap(({ device: writer, cart }) =>
          cart.lineNames.map((line) => {
            const possible = cart.line(line)
            if (
              id === undefined ||
              oracle.hostCarts.writerOf(id, line) !== writer ||
              possible.isLost ||
              wasGone({ oracle }, line) ||
              possible.values.has(lines[line] ?? 0)
            )
              return undefined
            return `the host has ${line} ×${lines[line] ?? 0}, ${writer} wrote last and asked for ${[...possible.values].join(' or ')}`
          }),
        ),
      )
    }),
}

/** Another device may have overruled it since, but not before it was told. */
const allWishesTold: Invariant = {
  name: 'the host has heard of each wish that was shown',
  check: ({ oracle, tabs }) =>
    firstOf(
      tabs.flatMap(({ device, screen }) =>
        oracle
          .cartsOf(screen.account)
          .filter((one) => one.device === device)
          .flatMap(({ cart }) =>
            [...cart.owed.all].map(([line, quantities]) =>
              wasGone({ oracle }, line)
                ? undefined
                : `${device} was shown ${line} ×${[...quantities].join(' or ')}, and the host never heard of it`,
            ),
          ),
      ),
    ),
}

const couponAsLastAskedFor: Invariant = {
  name: 'the coupon is as last asked for',
  check: (facts) =>
    eachTab(facts, ({ owner, device, screen }, _, coupon) => {
      const { oracle } = facts
      const wishes = [oracle.cart(owner), ...oracle.cartsOf(screen.account).map(({ cart }) => cart)].flatMap(
        ({ coupon: { values } }) => [...values],
      )
      return wishes.includes(coupon) || oracle.hostCartOf(device) === undefined
        ? undefined
        : `the host has "${coupon}", asked for was "${wishes.join('" or "')}"`
    }),
}

const hostTotalsShown: Invariant = {
  name: 'the totals shown are the host’s',
  check: ({ tabs }) =>
    firstOf(
      tabs.map(({ name, screen }) =>
        screen.isHostTotal || screen.shown.length === 0
          ? undefined
          : `${name} shows its own total for ${screen.shown.join(', ')}`,
      ),
    ),
}

const nothingHeld: Invariant = {
  name: 'no lines are held for an order',
  check: ({ tabs }) =>
    firstOf(tabs.map(({ name, screen }) => (screen.isConfirming ? `${name} still holds lines` : undefined))),
}

const nothingWaits: Invariant = {
  name: 'nothing waits that could be sent',
  check: ({ tabs }) =>
    firstOf(
      tabs.map(({ name, screen: { waiting, kept } }) => {
        if (waiting.length > 0) return `order ${waiting[0]} still waits in ${name}`
        return kept.length > 0 ? `order ${kept[0]} is kept back in ${name}, and nobody is asked` : undefined
      }),
    ),
}

const ordersAsTold: Invariant = {
  name: 'each order is what the shopper was told',
  check: ({ oracle, rows, tabs }) => {
    const atHost = new Set(rows.orders().map(({ marker }) => marker))
    const listed = new Set(tabs.flatMap(({ screen }) => [...screen.refused, ...screen.failed]))
    const present = new Set([GUEST, ...tabs.map(({ screen }) => screen.account)])
    return firstOf(
      oracle.orders.orders.map(({ marker, word, account }) => {
        const isMade = atHost.has(marker)
        const isListed = listed.has(marker) || (!present.has(account) && oracle.orders.shownUnmade.has(marker))
        if (word === 'made' && !isMade) return `order ${marker} was confirmed and is not at the host`
        if (word === 'refused' && isMade) return `order ${marker} was refused and is at the host`
        if (word === 'waits' && !isMade && !isListed)
          return `order ${marker} was saved and is neither made nor in the outbox`
        return undefined
      }),
    )
  },
}

const everyPressAnswered: Invariant = {
  name: 'whoever confirmed an order was told something',
  check: ({ oracle, tabs }) => {
    const living = new Set(tabs.map(({ generation }) => generation))
    const silent = oracle.orders.orders.find(
      ({ word, asker }) => word === 'nothing yet' && living.has(asker.generation),
    )
    return silent && `nobody was told what became of order ${silent.marker}`
  },
}

const canBeBought: Invariant = {
  name: 'what lies in the cart can be bought',
  check: ({ oracle, tabs }) =>
    firstOf(
      tabs.map(({ name, screen, generation }) => {
        const last = oracle.orders.orders.findLast(({ asker }) => asker.generation === generation)
        if (!last || last.word === 'made') return undefined
        return `${name} shows ${screen.shown.join(', ')} and could not buy it: ${last.word}`
      }),
    ),
}

const registeredOnce: Invariant = {
  name: 'whoever was told of an account has one',
  check: ({ oracle, rows }) =>
    firstOf(
      [...oracle.logins.registeredAs].map((name) =>
        rows.hasAccount(name) ? undefined : `${name} has registered, and the host knows of no account`,
      ),
    ),
}

const calledAsAsked: Invariant = {
  name: 'an account is called as its shopper asked last',
  check: ({ oracle, rows, tabs }) =>
    firstOf(
      tabs.map(({ name, screen: { account, unsentDetails } }) => {
        if (account === GUEST) return undefined
        if (unsentDetails > 0) return `${unsentDetails} changes of details still wait in ${name}`
        const called = rows.firstNameOf(account) ?? account
        const possible = oracle.names.possible(account)
        return possible.has(called)
          ? undefined
          : `${account} is called ${called}, asked for was ${[...possible].join(' or ')}`
      }),
    ),
}

/** A line whose product left the shop may be refused at any time: what it ends as is the shopper's to see, not ours to know. */
function wasGone({ oracle }: Pick<Facts, 'oracle'>, line: string): boolean {
  return oracle.prices.everGone.has(goodOf(line).sku)
}

/** Asked when faults are over and everything is quiet, before the tabs are reloaded. */
export const BEFORE_RELOAD: readonly Invariant[] = [tabEqualsHost, everyPressAnswered]

/** Asked after each reload at the end. */
export const AT_REST: readonly Invariant[] = [
  tabEqualsHost,
  asLastAskedFor,
  asWrittenLast,
  allWishesTold,
  couponAsLastAskedFor,
  ordersAsTold,
  loginsLast,
  oneRefresh,
  registeredOnce,
  calledAsAsked,
  nothingWaits,
  nothingHeld,
  hostTotalsShown,
]

/** Asked after a last order in peace. */
export const AT_THE_END: readonly Invariant[] = [canBeBought, everyPressAnswered, ordersAsTold]
