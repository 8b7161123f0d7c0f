import { toOre, type Ore } from '@vitrin/pricing'
import type { CartDocument } from './cart-document'

export interface Coupon {
  readonly code: string
  /** Positive. */
  readonly discount: Ore
}

/** The coupon that the host has accepted. */
export function couponOf({ platformTotals }: CartDocument): Coupon | undefined {
  const { coupon_code, discount_amount = 0 } = platformTotals ?? {}
  return coupon_code ? { code: coupon_code, discount: toOre(Math.abs(discount_amount)) } : undefined
}
