import { reject, type Outcome } from '@vitrin/kernel'
import type { Cart, CouponBuyer } from '../../database'
import type { Coupon } from '../../ports'
import type { ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { tooManyAttempts } from '../users/limit-attempts'
import { usableCoupon } from './usable-coupon'

/** Wrong codes in a quarter of an hour: a person mistypes a few, a program tries thousands. */
const WRONG_OF_CART = 10
const WRONG_FROM_ADDRESS = 30

interface TypedCoupon {
  readonly code: string
  readonly request: Request
  /** Undefined for an order without a cart. */
  readonly cart: Pick<Cart, 'publicId'> | undefined
  readonly buyer: CouponBuyer
}

/** Looks a typed code up. Gives a sentence for a wrong one, and the refusal of the call after too many wrong ones. */
export function findTypedCoupon(
  context: ShopContext,
  { code, request, cart, buyer }: TypedCoupon,
): Outcome<Coupon, { readonly sentence: string } | { readonly tooMany: ShopOutcome }> {
  const { attempts, clientAddress } = context
  const address = clientAddress(request)
  const limits = [
    ...(address === undefined ? [] : [{ key: `coupon from ${address}`, limit: WRONG_FROM_ADDRESS }]),
    ...(cart ? [{ key: `coupon of cart ${cart.publicId}`, limit: WRONG_OF_CART }] : []),
  ]
  for (const { key, limit } of limits) {
    const tooMany = tooManyAttempts(attempts.begin(key, limit))
    if (tooMany) return reject({ tooMany })
  }
  const usable = usableCoupon(context, code, buyer)
  if (!usable.ok) return reject({ sentence: usable.rejection })
  for (const { key } of limits) attempts.giveBack(key)
  return usable
}
