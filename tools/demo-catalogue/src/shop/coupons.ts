import type { Coupon } from '../catalogue-seed'

export const coupons: readonly Coupon[] = [
  /** For new subscribers of the newsletter, once. */
  { code: 'VALKOMMEN10', percent: 10, usesPerCustomer: 1 },
  { code: 'HANTVERKARE15', percent: 15 },
]
