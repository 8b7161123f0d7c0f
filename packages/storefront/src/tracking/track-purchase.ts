import type { CartTotals } from '@vitrin/cart-sync'
import type { Cancel, OrderDocument } from '@vitrin/kernel'
import { ore, toKronor, type Ore } from '@vitrin/pricing'
import type { Needs } from '../policies/policy'
import { trackedLines } from './tracked-lines'
import type { TrackingContext } from './tracking-policy'

/**
 * Tracks each purchase once, with the totals and products that the cart had just before the order was placed (R4.42).
 */
export function trackPurchase({
  cart,
  checkout,
  purchases,
}: Pick<TrackingContext, 'purchases'> & Needs<{ cart: 'totals' | 'items' | 'coupon'; checkout: 'events' }>): Cancel {
  return checkout.events.subscribe((event) => {
    if (event.type === 'order-placing') {
      const { totals, items, coupon } = cart
      void purchases.placing(cartOf(event.order), {
        total_due: toKronor(totals.grandTotal),
        tax_amount: toKronor(totals.tax),
        shipping_amount: toKronor(amountOf(totals, 'shipping')),
        coupon_code: coupon?.code ?? '',
        products: trackedLines(items),
      })
    } else if (event.type === 'order-confirmed') {
      const { order, confirmation } = event.placed
      void purchases.confirmed(cartOf(order), confirmation.orderNumber ?? order.order_id)
    }
  })
}

/** An order that was made offline may have no cart at the host; then its own id identifies it. */
function cartOf({ cart_id, order_id }: OrderDocument): string {
  return cart_id || order_id
}

function amountOf({ lines }: CartTotals, code: string): Ore {
  return lines.find((line) => line.code === code)?.amount ?? ore(0)
}
