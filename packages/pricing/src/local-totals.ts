import { add, multiply, subtract } from './amounts'
import { ore, type Ore } from './money'
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

/** Gross öre. `tax` is the VAT within `grandTotal`. */
export interface LocalTotals {
  readonly subtotal: Ore
  readonly discount: Ore
  readonly shipping: Ore
  readonly payment: Ore
  readonly tax: Ore
  readonly grandTotal: Ore
}

const NOTHING = ore(0)

/**
 * Totals without the platform: subtotal, shipping and payment, each once (contract §17 #15).
 * Client and host both use this function, so that confirmed totals agree to the öre (decisions.md 12).
 * VAT is rounded once per rate, never per line.
 */
export function localTotals({ lines, shipping, payment }: TotalsInput): LocalTotals {
  const subtotal = add(...lines.map(({ qty, price }) => multiply(price, qty)))
  const discount = add(...lines.map((line) => line.discount ?? NOTHING))
  const charged = [
    ...lines.map(({ qty, price, discount: off = NOTHING, rate }) => ({
      price: subtract(multiply(price, qty), off),
      rate,
    })),
    ...[shipping, payment].filter((charge) => charge !== undefined),
  ]
  return {
    subtotal,
    discount,
    shipping: shipping?.price ?? NOTHING,
    payment: payment?.price ?? NOTHING,
    tax: taxWithin(charged),
    grandTotal: add(...charged.map(({ price }) => price)),
  }
}

function taxWithin(charges: readonly Charge[]): Ore {
  const grossByRate = new Map<number, Ore>()
  for (const { price, rate } of charges) grossByRate.set(rate, add(grossByRate.get(rate) ?? NOTHING, price))
  return add(...[...grossByRate].map(([rate, gross]) => vatOf(gross, rate)))
}
