import { GUEST } from '../oracle/accounts'
import { firstOf, type Invariant } from './invariant'

export const noLinesHeld: Invariant = {
  name: 'no lines are held for an order',
  check: ({ tabs }) =>
    firstOf(tabs.map(({ name, screen }) => (screen.isConfirming ? `${name} still holds lines` : undefined))),
}

export const nothingWaits: Invariant = {
  name: 'nothing waits that could be sent',
  check: ({ tabs }) =>
    firstOf(
      tabs.map(({ name, screen: { waiting, kept } }) => {
        if (waiting.length > 0) return `order ${waiting[0]} still waits in ${name}`
        return kept.length > 0 ? `order ${kept[0]} is on hold in ${name}, and no question is open` : undefined
      }),
    ),
}

export const ordersAsShown: Invariant = {
  name: 'each order has the status that was shown',
  check: ({ oracle, rows, tabs }) => {
    const atHost = new Set(rows.orders().map(({ marker }) => marker))
    const listed = new Set(tabs.flatMap(({ screen }) => [...screen.refused, ...screen.failed]))
    const present = new Set([GUEST, ...tabs.map(({ screen }) => screen.account)])
    return firstOf(
      oracle.orders.orders.map(({ marker, status, account }) => {
        const isMade = atHost.has(marker)
        const isListed = listed.has(marker) || (!present.has(account) && oracle.orders.shownUnmade.has(marker))
        if (status === 'made' && !isMade) return `order ${marker} was confirmed and is not at the host`
        if (status === 'refused' && isMade) return `order ${marker} was refused and is at the host`
        if (status === 'waits' && !isMade && !isListed)
          return `order ${marker} was saved and is neither made nor in the outbox`
        return undefined
      }),
    )
  },
}

export const eachOrderGotAnswer: Invariant = {
  name: 'each confirmed order got an answer',
  check: ({ oracle, tabs }) => {
    const living = new Set(tabs.map(({ generation }) => generation))
    const silent = oracle.orders.orders.find(
      ({ status, asker }) => status === 'nothing yet' && living.has(asker.generation),
    )
    return silent && `no screen showed a result of order ${silent.marker}`
  },
}

export const canBeBought: Invariant = {
  name: 'the lines of a cart can be ordered',
  check: ({ oracle, tabs }) =>
    firstOf(
      tabs.map(({ name, screen, generation }) => {
        const last = oracle.orders.orders.findLast(({ asker }) => asker.generation === generation)
        if (!last || last.status === 'made') return undefined
        return `${name} shows ${screen.shown.join(', ')} and could not buy it: ${last.status}`
      }),
    ),
}
