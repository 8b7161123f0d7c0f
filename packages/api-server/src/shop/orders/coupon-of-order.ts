import type { OrderRequest } from '@vitrin/api-contract'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { Cart, CouponBuyer } from '../../database'
import type { Coupon } from '../../ports'
import { refusedValue } from '../calls/refusals'
import { findTypedCoupon } from '../carts/limit-coupons'
import { usableCoupon } from '../carts/usable-coupon'
import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'

/** The coupon of an order: of its request, else of its cart; an empty code means none (decisions.md 33). */
export function couponOfOrder(
  context: ShopContext,
  { coupon_code, expected_totals }: OrderRequest,
  cart: Cart | undefined,
  { buyer, request }: { readonly buyer: CouponBuyer; readonly request: Request },
): Outcome<Coupon | undefined, { readonly refusal: ShopOutcome }> {
  const code = coupon_code ?? cart?.coupon
  if (!code) return accept(undefined)
  const isTyped = coupon_code != null && coupon_code !== cart?.coupon
  const typed = isTyped ? findTypedCoupon(context, { code, request, cart, buyer }) : undefined
  if (typed && !typed.ok && 'tooMany' in typed.rejection) return reject({ refusal: typed.rejection.tooMany })
  const usable = usableCoupon(context, code, buyer)
  if (usable.ok) return usable
  // With confirmed totals a refused coupon changes the totals, and the shopper is asked again.
  if (expected_totals) return accept(undefined)
  // The cart loses its coupon, or a client that never sends one could not order any more.
  if (cart && coupon_code == null) context.database.carts.setCoupon(cart.id, undefined)
  return reject({ refusal: refusedValue(usable.rejection, 'coupon_code', 'should be a coupon that can be used') })
}
