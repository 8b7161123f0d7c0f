import type { OrderRequest } from '@vitrin/api-contract'
import type { Refusal } from '@vitrin/api-contract/wire'
import { accept, type Outcome } from '@vitrin/kernel'
import type { Cart, CouponBuyer } from '../../database'
import type { Coupon } from '../../ports'
import { refusedValue } from '../calls/refusals'
import { usableCoupon } from '../carts/usable-coupon'
import type { ShopContext } from '../context'

/** The coupon of an order: of its request, else of its cart; an empty code means none (decisions.md 33). */
export function couponOfOrder(
  context: ShopContext,
  { coupon_code, expected_totals }: OrderRequest,
  cart: Cart | undefined,
  buyer: CouponBuyer,
): Outcome<Coupon | undefined, Refusal> {
  const code = coupon_code ?? cart?.coupon
  if (!code) return accept(undefined)
  const usable = usableCoupon(context, code, buyer)
  if (usable.ok) return usable
  // With confirmed totals a refused coupon changes the totals, and the shopper is asked again.
  if (expected_totals) return accept(undefined)
  // The cart loses its coupon, or a client that never sends one could not order any more.
  if (cart && coupon_code == null) context.database.carts.setCoupon(cart.id, undefined)
  return refusedValue(usable.rejection, 'coupon_code', 'should be a coupon that can be used')
}
