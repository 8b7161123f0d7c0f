import type { StoredOrder } from '@vitrin/checkout'
import type { Policy, PolicyContext } from './policy'

/** R4.39: an order that waited was made with what was known then. It stands; that something is short is told (contract §17 #27). */
export const confirmSentOrdersAgainstStock: Policy = (context) =>
  context.shopper.checkout.events.subscribe((event) => {
    if (event.type === 'order-confirmed' && event.waited) void tellWhatIsShort(context, event.placed.order)
  })

async function tellWhatIsShort({ storefront: { ui }, shopper }: PolicyContext, order: StoredOrder): Promise<void> {
  const names = await shopper.soldOutItems(order)
  if (names.length === 0) return
  ui.notifications.show({
    type: 'warning',
    message: { key: 'stock.someUnavailable', values: { names: names.join(', ') } },
    hasNoTimeout: true,
    action1: { label: 'ui.ok' },
  })
}
