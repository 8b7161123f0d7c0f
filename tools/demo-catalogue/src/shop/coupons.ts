import type { Coupon } from '../catalogue-seed'

export const coupons: readonly Coupon[] = [
  /** In the first letter to whoever subscribes. */
  { code: 'VALKOMMEN10', percent: 10 },
  { code: 'HANTVERKARE15', percent: 15 },
]
