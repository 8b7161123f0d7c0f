import type { Ore } from './money'
import { vatOf } from './vat'

export interface TotalsLine {
  readonly qty: number
  /** Gross, one piece. */
  readonly price: Ore
  /** Taken off the whole row, as a positive amount. */
  readonly discount?: Ore
  /** Percent, see `taxRateFor`. */
  readonly rate: number
}

/** Shipping or payment: gross and its own rate. */
export interface Charge {
  readonly price: Ore
  readonly rate: number
}

export interface TotalsInput {
  readonly lines: readonly TotalsLine[]
  readonly shipping?: Charge | undefined
  readonly payment?: Charge | undefined
}

/** Gross öre, `tax` being the VAT within `grandTotal`. */
export interface LocalTotals {
  readonly subtotal: Ore
  readonly discount: Ore
  readonly shipping: Ore
  readonly payment: Ore
  readonly tax: Ore
  readonly grandTotal: Ore
}

/**
 * Totals without the platform: subtotal, shipping and payment, each once (contract §17 #15).
 * Client and host both count with this, so that confirmed totals agree to the öre (decisions.md 12);
 * VAT is rounded once per rate, never per line.
 */
export function localTotals({ lines, shipping, payment }: TotalsInput): LocalTotals {
  const subtotal = sum(lines.map(({ qty, price }) => qty * price))
  const discount = sum(lines.map((line) => line.discount ?? 0))
  const charged = [
    ...lines.map(({ qty, price, discount: off = 0, rate }) => ({ price: qty * price - off, rate })),
    ...[shipping, payment].filter((charge) => charge !== undefined),
  ]
  return {
    subtotal,
    discount,
    shipping: shipping?.price ?? 0,
    payment: payment?.price ?? 0,
    tax: taxWithin(charged),
    grandTotal: sum(charged.map(({ price }) => price)),
  }
}

function taxWithin(charges: readonly Charge[]): Ore {
  const grossByRate = new Map<number, Ore>()
  for (const { price, rate } of charges) grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + price)
  return sum([...grossByRate].map(([rate, gross]) => vatOf(gross, rate)))
}

function sum(amounts: readonly Ore[]): Ore {
  return amounts.reduce((total, amount) => total + amount, 0)
}
