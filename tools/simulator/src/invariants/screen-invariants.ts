import { firstOf, type Invariant } from './invariant'

const wholeQuantities: Invariant = {
  name: 'quantities are whole and above 0',
  check: ({ tabs }) =>
    firstOf(
      tabs.flatMap(({ name, screen }) =>
        Object.entries(screen.lines).map(([line, qty]) =>
          Number.isInteger(qty) && qty > 0 ? undefined : `${name} shows ${line} ×${qty}`,
        ),
      ),
    ),
}

const oneLineEach: Invariant = {
  name: 'no two lines are the same',
  check: ({ tabs }) =>
    firstOf(
      tabs.map(({ name, screen: { shown } }) =>
        new Set(shown).size === shown.length ? undefined : `${name} shows ${shown.join(', ')}`,
      ),
    ),
}

const hostTotalWasSent: Invariant = {
  name: 'a total shown as the host’s was sent by the host for these lines',
  check: ({ tabs, oracle }) =>
    firstOf(
      tabs.map(({ name, screen }) => {
        if (!screen.isHostTotal || screen.shown.length === 0 || oracle.wasSent(screen)) return undefined
        return `${name} shows ${screen.total / 100} for ${JSON.stringify(screen.lines)}`
      }),
    ),
}

/** A host that asks to wait does not refuse. */
const refusedByAnswer: Invariant = {
  name: 'an order is shown as refused only after an answer that refuses it',
  check: ({ tabs, oracle: { orders } }) =>
    firstOf(
      tabs.map(({ name, screen }) => {
        const marker = screen.refused.find((candidate) => !orders.refused.has(candidate))
        return marker && `${name} shows order ${marker} as refused, and no answer has refused it`
      }),
    ),
}

/** Checked whenever a screen changes. */
export const SCREEN_INVARIANTS: readonly Invariant[] = [wholeQuantities, oneLineEach, hostTotalWasSent, refusedByAnswer]
