import {
  itemizedTotals,
  ore,
  withoutVat,
  type Charge,
  type ItemizedLine,
  type ItemizedTotals,
  type RowTotals,
} from '@vitrin/pricing'
import type { Coupon } from '../../ports'

/** The coupon is the one that was applied, if any. */
export interface Totals extends ItemizedTotals {
  readonly coupon: Coupon | undefined
}

interface TotalsRequest {
  readonly rows: readonly ItemizedLine[]
  readonly shipping: Charge | undefined
  readonly coupon: Coupon | undefined
}

const NOTHING = ore(0)
const NO_NET = withoutVat(NOTHING, NOTHING)

/** Of a row that is not among the totals. */
export const NO_AMOUNTS: RowTotals = {
  gross: NOTHING,
  net: NO_NET,
  discount: NOTHING,
  tax: NOTHING,
  discountedNet: NO_NET,
}

/** The client counts with the same rule, so that the totals a shopper confirmed agree to the öre (decisions.md 12). */
export function totalsOf({ rows, shipping, coupon }: TotalsRequest): Totals {
  return { ...itemizedTotals({ lines: rows, shipping, discountPercent: coupon?.percent ?? 0 }), coupon }
}
