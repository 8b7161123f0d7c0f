import type { StoredOrder } from '@vitrin/checkout'
import type { Cancel } from '@vitrin/kernel'
import type { Needs } from './policy'

/**
 * Names the items of a sent order that are sold out (R4.39). It concerns orders that waited for the network; the order
 * stays valid (contract §17 #27).
 */
export function notifySoldOutItems({
  checkout,
  soldOutItems,
  notify,
}: Needs<{ checkout: 'events' }, 'soldOutItems' | 'notify'>): Cancel {
  const check = async (order: StoredOrder): Promise<void> => {
    const names = await soldOutItems(order)
    if (names.length === 0) return
    notify({
      type: 'warning',
      message: { key: 'stock.someUnavailable', values: { names: names.join(', ') } },
      hasNoTimeout: true,
      action1: { label: 'ui.ok' },
    })
  }
  return checkout.events.subscribe((event) => {
    if (event.type === 'order-confirmed' && event.waited) void check(event.placed.order)
  })
}
