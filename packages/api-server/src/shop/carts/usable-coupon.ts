import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { CouponBuyer } from '../../database'
import type { Coupon } from '../../ports'
import type { ShopContext } from '../context'

/** The coupon of a code, if this buyer can use it now; otherwise a sentence that says why not. */
export function usableCoupon(
  { database: { catalogue, orders }, clock }: ShopContext,
  code: string,
  { customerId, email }: CouponBuyer,
): Outcome<Coupon, string> {
  const coupon = catalogue.coupon(code)
  if (!coupon) return reject("The coupon code isn't valid. Verify the code and try again.")
  const { startsAt = -Infinity, endsAt = Infinity, uses = Infinity, usesPerCustomer = Infinity } = coupon
  const now = clock.now()
  if (now < startsAt) return reject(`The coupon code ${coupon.code} is not valid yet.`)
  if (now >= endsAt) return reject(`The coupon code ${coupon.code} has expired.`)
  if (uses < Infinity && orders.usesOfCoupon(coupon.code) >= uses)
    return reject(`The coupon code ${coupon.code} has been used up.`)
  if (usesPerCustomer < Infinity && orders.usesOfCoupon(coupon.code, { customerId, email }) >= usesPerCustomer)
    return reject(`You have used the coupon code ${coupon.code} already.`)
  return accept(coupon)
}
