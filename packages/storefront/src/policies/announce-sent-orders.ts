import type { Cancel } from '@vitrin/kernel'
import { buildPath } from '@vitrin/routing'
import { shortOrderName } from '@vitrin/checkout'
import type { Needs } from './policy'

/**
 * Gives the shopper the number of an order that had waited on this device. Its thank-you page shows the number already.
 */
export function announceSentOrders({
  checkout,
  unsentOrders,
  routing,
  notify,
}: Needs<{ checkout: 'events' | 'isThankYouPage'; unsentOrders: 'addSent'; routing: 'views' }, 'notify'>): Cancel {
  return checkout.events.subscribe((event) => {
    if (event.type !== 'order-confirmed' || !event.waited) return
    const { order, confirmation } = event.placed
    const sent = { order_id: order.order_id, number: confirmation.orderNumber ?? shortOrderName(order.order_id) }
    unsentOrders.addSent(sent)
    if (checkout.isThankYouPage) return
    const to = buildPath({ id: 'order-confirmation', params: { order: shortOrderName(order.order_id) } }, routing.views)
    notify({
      type: 'success',
      message: { key: 'outbox.orderSent', values: { number: sent.number } },
      hasNoTimeout: true,
      action1: { label: 'outbox.showConfirmation', to },
    })
  })
}
