import type { WireTotals } from '@vitrin/api-contract/wire'
import type { Cart } from '../../database'
import type { Coupon } from '../../ports'
import type { ShopView } from '../../shop-options'
import type { ShopContext } from '../context'
import { currentLines, type CurrentLine } from './cart-item'
import { findShipping } from './shipping-methods'
import type { PricedPiece } from './price-piece'
import { totalsOf } from './totals'
import { usableCoupon } from './usable-coupon'
import { wireTotals, type WireRow } from './wire-totals'

export function cartTotals(context: ShopContext, view: ShopView, cart: Cart): WireTotals {
  const rows = soldRows(currentLines(context, cart))
  const shipping =
    cart.shipping && !isVirtualCart(context, cart) ? findShipping(context.shop, cart.shipping) : undefined
  return wireTotals(totalsOf({ rows, shipping, coupon: couponOf(context, cart) }), rows, view)
}

/** Whether nothing in the cart has to be delivered. An empty cart is not virtual (contract §15.6). */
export function isVirtualCart(context: ShopContext, cart: Cart): boolean {
  const pieces = currentLines(context, cart).flatMap(({ piece }) => (piece ? [piece] : []))
  return pieces.length > 0 && pieces.every(({ isVirtual }) => isVirtual)
}

export function totalsRow(piece: PricedPiece, qty: number, itemId: number): WireRow {
  return { qty, itemId, price: piece.price, rate: piece.rate, name: piece.name, labels: piece.labels }
}

function soldRows(lines: readonly CurrentLine[]): readonly WireRow[] {
  return lines.flatMap(({ line, piece }) => (piece ? [totalsRow(piece, line.qty, line.itemId)] : []))
}

/** A coupon that cannot be used any more gives no discount, though the cart still names it. */
function couponOf(context: ShopContext, { coupon, customerId }: Cart): Coupon | undefined {
  const usable = coupon === undefined ? undefined : usableCoupon(context, coupon, { customerId })
  return usable?.ok ? usable.value : undefined
}
