import type { CartTotals } from '@vitrin/cart-sync'
import type { OrderDocument } from '@vitrin/kernel'
import { ore, toKronor, type Ore } from '@vitrin/pricing'
import { trackedLines } from './tracked-lines'
import type { TrackingPolicy } from './tracking-policy'

/** Its totals and products are those of the moment before it was placed (R4.42). */
export const tellThePurchaseOnce: TrackingPolicy = ({ shopper: { cart, checkout }, purchases }) =>
  checkout.events.subscribe((event) => {
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

/** An order made without a network may have had no cart at the host yet. */
function cartOf({ cart_id, order_id }: OrderDocument): string {
  return cart_id || order_id
}

function amountOf({ lines }: CartTotals, code: string): Ore {
  return lines.find((line) => line.code === code)?.amount ?? ore(0)
}
