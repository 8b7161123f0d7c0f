import { shortOrderName } from '@vitrin/checkout'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageId } from '../pages/page-models'
import { stopAll } from '../stop-all'
import type { Needs } from './policy'

interface LoadOrderConfirmationNeeds extends Needs<{ checkout: 'events'; orderConfirmation: 'open'; ui: 'online' }> {
  readonly pages: {
    readonly current:
      | { readonly id: 'order-confirmation'; readonly params: { readonly order: string } }
      | { readonly id: Exclude<PageId, 'order-confirmation'> }
      | undefined
  }
  readonly session: { readonly account: string }
}

/**
 * Reads the order of a confirmation page from this device: when the page opens, after a sign-in, when the network is
 * back, and when an order that waited is sent.
 */
export function loadOrderConfirmation({
  pages,
  ui,
  session,
  checkout,
  orderConfirmation,
}: LoadOrderConfirmationNeeds): Cancel {
  const shown = (): string | undefined =>
    pages.current?.id === 'order-confirmation' ? pages.current.params.order : undefined
  return stopAll([
    reaction(
      () => ({ order: shown(), account: session.account, online: ui.online }),
      ({ order }) => {
        if (order !== undefined) void orderConfirmation.open(order)
      },
      {
        fireImmediately: true,
        equals: (one, other) =>
          one.order === other.order && one.account === other.account && one.online === other.online,
      },
    ),
    checkout.events.subscribe((event) => {
      const order = shown()
      if (event.type !== 'order-confirmed' || order !== shortOrderName(event.placed.order.order_id)) return
      void orderConfirmation.open(order)
    }),
  ])
}
