import type { Coupon } from '../catalogue-seed'

export const coupons: readonly Coupon[] = [
  /** For new subscribers of the newsletter. */
  { code: 'VALKOMMEN10', percent: 10 },
  { code: 'HANTVERKARE15', percent: 15 },
]
