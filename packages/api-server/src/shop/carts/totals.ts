import type { Coupon } from '../../ports'
import { localTotals, roundHalfUp, vatOf, type Charge, type LocalTotals, type Ore } from '@vitrin/pricing'
import { apportion } from './apportion'

export interface TotalsRow {
  readonly qty: number
  /** Gross, one piece. */
  readonly price: Ore
  /** VAT in percent. */
  readonly rate: number
}

export interface RowTotals {
  /** Gross, before discount. */
  readonly gross: Ore
  readonly net: Ore
  readonly discount: Ore
  /** The VAT within what is left to pay. */
  readonly tax: Ore
}

/** Öre, exact: rows, shipping and discount add up to the grand total, and the rows' and shipping's VAT to its VAT. */
export interface Totals extends LocalTotals {
  readonly rows: readonly RowTotals[]
  readonly shippingTax: Ore
  readonly taxByRate: readonly { readonly rate: number; readonly tax: Ore }[]
  readonly coupon: Coupon | undefined
}

interface TotalsRequest {
  readonly rows: readonly TotalsRow[]
  readonly shipping: Charge | undefined
  readonly coupon: Coupon | undefined
}

/** Counts with the same rule as the client does, so that what was confirmed agrees to the öre (decisions.md 12), and shares it out over the rows. */
export function totalsOf({ rows, shipping, coupon }: TotalsRequest): Totals {
  const gross = rows.map(({ price, qty }) => price * qty)
  const discounts = discountShares(gross, coupon?.percent ?? 0)
  const totals = localTotals({
    lines: rows.map((row, index) => ({ ...row, discount: discounts[index] ?? 0 })),
    shipping,
  })
  const before = taxShares([
    ...rows.map(({ rate }, index) => ({ price: gross[index] ?? 0, rate })),
    ...(shipping ? [shipping] : []),
  ])
  const charges = [
    ...rows.map(({ rate }, index) => ({ price: (gross[index] ?? 0) - (discounts[index] ?? 0), rate })),
    ...(shipping ? [shipping] : []),
  ]
  const taxes = taxShares(charges)
  return {
    ...totals,
    coupon,
    rows: rows.map((_, index) => ({
      gross: gross[index] ?? 0,
      net: (gross[index] ?? 0) - (before[index] ?? 0),
      discount: discounts[index] ?? 0,
      tax: taxes[index] ?? 0,
    })),
    shippingTax: shipping ? (taxes.at(-1) ?? 0) : 0,
    taxByRate: [...new Set(charges.map(({ rate }) => rate))].map((rate) => ({
      rate,
      tax: charges.reduce((sum, charge, index) => sum + (charge.rate === rate ? (taxes[index] ?? 0) : 0), 0),
    })),
  }
}

/** The percentage of all rows together, in whole öre, shared out exactly. */
function discountShares(gross: readonly Ore[], percent: number): readonly Ore[] {
  const subtotal = gross.reduce((sum, row) => sum + row, 0)
  return apportion(
    roundHalfUp((subtotal * percent) / 100),
    gross.map((row) => (row * percent) / 100),
  )
}

/** VAT is rounded once per rate (as `localTotals` does), then shared out over the charges at that rate. */
function taxShares(charges: readonly Charge[]): readonly Ore[] {
  const shares = charges.map(() => 0)
  for (const rate of new Set(charges.map((charge) => charge.rate))) {
    const indexes = charges.flatMap((charge, index) => (charge.rate === rate ? [index] : []))
    const prices = indexes.map((index) => charges[index]?.price ?? 0)
    const total = vatOf(
      prices.reduce((sum, price) => sum + price, 0),
      rate,
    )
    const exact = apportion(
      total,
      prices.map((price) => (price * rate) / (100 + rate)),
    )
    for (const [position, index] of indexes.entries()) shares[index] = exact[position] ?? 0
  }
  return shares
}
