import { goodOf } from '../oracle/goods'
import { firstOf, type Facts, type Invariant, type ShownTab } from './invariant'

/** Checks each tab with the host's cart of its device. */
function eachTab(
  { tabs, oracle, rows }: Facts,
  judge: (tab: ShownTab, lines: Readonly<Record<string, number>>, coupon: string) => string | undefined,
): string | undefined {
  return firstOf(
    tabs.map((tab) => {
      const id = oracle.hostCartOf(tab.device)
      // A call that was on its way at the sign-out belongs to a cart that is no longer shown.
      const cart = id === undefined || rows.ownerOf(id) !== tab.screen.account ? undefined : rows.cart(id)
      return judge(tab, cart?.lines ?? {}, cart?.coupon ?? '')
    }),
  )
}

export const tabEqualsHost: Invariant = {
  name: 'each tab shows what the host has',
  check: (facts) =>
    eachTab(facts, ({ name, screen }, lines) => {
      const names = new Set([...Object.keys(lines), ...Object.keys(screen.lines)])
      const wrong = [...names].find((line) => lines[line] !== screen.lines[line] && !wasGone(facts, line))
      return wrong && `${name} shows ${wrong} ×${screen.lines[wrong] ?? 0}, the host has ×${lines[wrong] ?? 0}`
    }),
}

export const asLastRequested: Invariant = {
  name: 'each line is as last requested',
  check: (facts) =>
    firstOf(
      facts.tabs.flatMap(({ name, owner, screen }) => {
        const cart = facts.oracle.cart(owner)
        return [...new Set([...cart.lineNames, ...Object.keys(screen.lines)])].map((line) => {
          const possible = cart.line(line)
          const shown = screen.lines[line] ?? 0
          if (possible.isLost || wasGone(facts, line) || possible.values.has(shown)) return undefined
          return `${name} shows ${line} ×${shown}, requested was ${[...possible.values].join(' or ')}`
        })
      }),
    ),
}

export const orderedLinesLeave: Invariant = {
  name: 'ordered lines leave the host’s cart',
  check: ({ oracle, rows }) =>
    firstOf(
      oracle.taken.all.map(({ wireId, name, most }) => {
        const held = rows.cart(wireId)?.lines[name] ?? 0
        return held <= most ? undefined : `the host has ${name} ×${held} after an order that left ×${most}`
      }),
    ),
}

/** If two devices have requested different quantities, the last write at the host counts. */
export const asWrittenLast: Invariant = {
  name: 'each line is as the last writer requested',
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
            const requested = [...possible.values].join(' or ')
            return `the host has ${line} ×${lines[line] ?? 0}, ${writer} wrote last and requested ${requested}`
          }),
        ),
      )
    }),
}

/** Another device may have overruled the request, but only after the host had it. */
export const hostHasEachRequest: Invariant = {
  name: 'the host has received each request that was shown',
  check: ({ oracle, tabs }) =>
    firstOf(
      tabs.flatMap(({ device, screen }) =>
        oracle
          .cartsOf(screen.account)
          .filter((one) => one.device === device)
          .flatMap(({ cart }) =>
            [...cart.unsent.all].map(([line, quantities]) =>
              wasGone({ oracle }, line)
                ? undefined
                : `${device} was shown ${line} ×${[...quantities].join(' or ')}, and the host never received it`,
            ),
          ),
      ),
    ),
}

export const couponAsLastRequested: Invariant = {
  name: 'the coupon is as last requested',
  check: (facts) =>
    eachTab(facts, ({ owner, device, screen }, _, coupon) => {
      const { oracle } = facts
      const requested = [oracle.cart(owner), ...oracle.cartsOf(screen.account).map(({ cart }) => cart)].flatMap(
        ({ coupon: { values } }) => [...values],
      )
      return requested.includes(coupon) || oracle.hostCartOf(device) === undefined
        ? undefined
        : `the host has "${coupon}", requested was "${requested.join('" or "')}"`
    }),
}

export const hostTotalsShown: Invariant = {
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

/** The host may refuse a line at any time once its product has left the shop, so its quantity cannot be predicted. */
function wasGone({ oracle }: Pick<Facts, 'oracle'>, line: string): boolean {
  return oracle.prices.everGone.has(goodOf(line).sku)
}
