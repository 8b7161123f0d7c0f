import { allocate } from './allocate'
import { localTotals, type Charge, type LocalTotals } from './local-totals'
import { add, multiply, percentOf, subtract } from './amounts'
import { ore, type NetOre, type Ore } from './money'
import { vatOf, withoutVat } from './vat'

export interface ItemizedLine extends Charge {
  readonly qty: number
}

export interface ItemizedTotalsInput {
  /** `price` is gross, one piece. */
  readonly lines: readonly ItemizedLine[]
  readonly shipping?: Charge | undefined
  /** Taken off all lines together, not off shipping. */
  readonly discountPercent?: number
}

/** One line of the cart, all its pieces together. */
export interface RowTotals {
  /** Before the discount. */
  readonly gross: Ore
  /** Before the discount. */
  readonly net: NetOre
  readonly discount: Ore
  /** The VAT within the discounted amount. */
  readonly tax: Ore
  /** The discounted amount without its VAT. */
  readonly discountedNet: NetOre
}

/** Exact: the rows' discounts add up to `discount`, the rows' and shipping's VAT to `tax`, and so does `taxByRate`. */
export interface ItemizedTotals extends LocalTotals {
  /** In the order of the lines. */
  readonly rows: readonly RowTotals[]
  readonly shippingTax: Ore
  readonly taxByRate: readonly { readonly rate: number; readonly tax: Ore }[]
}

const NOTHING = ore(0)

/** The totals of `localTotals`, with the discount and the VAT apportioned to the lines and to shipping. */
export function itemizedTotals({ lines, shipping, discountPercent = 0 }: ItemizedTotalsInput): ItemizedTotals {
  const gross = lines.map(({ price, qty }) => multiply(price, qty))
  const discounts = discountShares(gross, discountPercent)
  const totals = localTotals({
    lines: lines.map((line, index) => ({ ...line, discount: discounts[index] ?? NOTHING })),
    shipping,
  })
  const full = lines.map(({ rate }, index) => ({ price: gross[index] ?? NOTHING, rate }))
  const discounted = full.map(({ price, rate }, index) => ({
    price: subtract(price, discounts[index] ?? NOTHING),
    rate,
  }))
  const shippingCharges = shipping ? [shipping] : []
  const taxOfFull = taxShares([...full, ...shippingCharges])
  const charges = [...discounted, ...shippingCharges]
  const taxes = taxShares(charges)
  return {
    ...totals,
    rows: full.map(({ price }, index) => {
      const discount = discounts[index] ?? NOTHING
      const tax = taxes[index] ?? NOTHING
      return {
        gross: price,
        net: withoutVat(price, taxOfFull[index] ?? NOTHING),
        discount,
        tax,
        discountedNet: withoutVat(subtract(price, discount), tax),
      }
    }),
    shippingTax: shipping ? (taxes.at(-1) ?? NOTHING) : NOTHING,
    taxByRate: ratesOf(charges).map((rate) => ({
      rate,
      tax: add(...taxes.filter((_, index) => charges[index]?.rate === rate)),
    })),
  }
}

/** The percentage of all lines together, in whole öre, apportioned to them. */
function discountShares(gross: readonly Ore[], percent: number): readonly Ore[] {
  return allocate(
    percentOf(add(...gross), percent),
    gross.map((amount) => (amount * percent) / 100),
  )
}

/** VAT is rounded once per rate (as in `localTotals`), then apportioned to the charges at that rate. */
function taxShares(charges: readonly Charge[]): readonly Ore[] {
  const shares = charges.map(() => NOTHING)
  for (const rate of ratesOf(charges)) {
    const indexes = charges.flatMap((charge, index) => (charge.rate === rate ? [index] : []))
    const prices = indexes.map((index) => charges[index]?.price ?? NOTHING)
    const parts = allocate(
      vatOf(add(...prices), rate),
      prices.map((price) => (price * rate) / (100 + rate)),
    )
    for (const [position, index] of indexes.entries()) shares[index] = parts[position] ?? NOTHING
  }
  return shares
}

function ratesOf(charges: readonly Charge[]): readonly number[] {
  return [...new Set(charges.map(({ rate }) => rate))]
}
