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

/** Checked whenever a screen changes. */
export const SCREEN_INVARIANTS: readonly Invariant[] = [wholeQuantities, oneLineEach, hostTotalWasSent]
