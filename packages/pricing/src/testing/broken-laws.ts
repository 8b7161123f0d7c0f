import { localTotals, type LocalTotals, type TotalsInput } from '../local-totals'
import { ore } from '../money'
import { priceDocument } from '../price-document'
import type { PriceFamily } from '../price-family'
import type { RandomCart, RandomProduct } from './random-cart'

/** The laws of prices and totals that a cart breaks, as sentences. The list is empty unless pricing has a fault. */
export function brokenLaws({ products, totals }: RandomCart): readonly string[] {
  return [...products.flatMap(brokenByProduct), ...brokenByTotals(totals)]
}

function brokenByProduct({ document, options }: RandomProduct): readonly string[] {
  const once = priceDocument(document, options)
  const twice = priceDocument(once, options)
  const families = [
    once,
    ...(once.configurable_children ?? []).filter((child): child is PriceFamily => 'price_incl_tax' in child),
  ]
  return [
    ...broken('pricing twice changes nothing', JSON.stringify(twice) === JSON.stringify(once)),
    ...broken('net and tax add up to gross, which is whole öre', families.every(addsUp)),
    ...broken('a price is never above its original', families.slice(1).every(isNotRaised)),
  ]
}

const NAMES = ['price', 'original_price', 'special_price', 'final_price'] as const

/** Compares at the four decimals that documents have: a number with more decimals has float drift. */
function addsUp(family: PriceFamily): boolean {
  return NAMES.every((name) => {
    const [net, tax, gross] = [family[name], family[`${name}_tax` as const], family[`${name}_incl_tax` as const]]
    const isWritten =
      [net, tax].every((kronor) => Math.round(kronor * 10_000) / 10_000 === kronor) &&
      Math.round(gross * 100) / 100 === gross
    return isWritten && Math.round(net * 10_000) + Math.round(tax * 10_000) === Math.round(gross * 10_000)
  })
}

function isNotRaised({ price_incl_tax, original_price_incl_tax }: PriceFamily): boolean {
  return price_incl_tax <= original_price_incl_tax
}

function brokenByTotals(input: TotalsInput): readonly string[] {
  const totals = localTotals(input)
  const { lines, shipping, payment } = input
  return [
    ...broken('totals are whole öre', Object.values(totals).every(Number.isSafeInteger)),
    ...broken('totals are what exact arithmetic gives', sameTotals(totals, exactTotals(input))),
    ...broken(
      'the order of lines does not matter',
      sameTotals(totals, localTotals({ lines: lines.toReversed(), shipping, payment })),
    ),
    ...broken(
      'splitting a line changes nothing',
      sameTotals(totals, localTotals({ lines: lines.flatMap(split), shipping, payment })),
    ),
    ...broken(
      'more of a line never costs less',
      lines.every((_, at) => isNotLess(localTotals({ lines: oneMore(lines, at), shipping, payment }), totals)),
    ),
  ]
}

function split(line: TotalsInput['lines'][number]): TotalsInput['lines'] {
  const part = Math.floor(line.qty / 2)
  return [
    { ...line, qty: part },
    { qty: line.qty - part, price: line.price, rate: line.rate },
  ]
}

function oneMore(lines: TotalsInput['lines'], at: number): TotalsInput['lines'] {
  return lines.map((line, position) => (position === at ? { ...line, qty: line.qty + 1 } : line))
}

function isNotLess(more: LocalTotals, less: LocalTotals): boolean {
  return more.subtotal >= less.subtotal && more.grandTotal >= less.grandTotal && more.tax >= less.tax
}

function sameTotals(one: LocalTotals, other: LocalTotals): boolean {
  return (Object.keys(one) as (keyof LocalTotals)[]).every((name) => one[name] === other[name])
}

/** The same totals, computed with integers of any size instead of floats. */
function exactTotals({ lines, shipping, payment }: TotalsInput): LocalTotals {
  const rows = lines.map(({ qty, price, discount = 0, rate }) => ({
    sum: BigInt(qty) * BigInt(price),
    off: BigInt(discount),
    rate,
  }))
  const charges = [shipping, payment]
    .filter((charge) => charge !== undefined)
    .map(({ price, rate }) => ({ sum: BigInt(price), off: 0n, rate }))
  const grossByRate = new Map<number, bigint>()
  for (const { sum, off, rate } of [...rows, ...charges])
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0n) + sum - off)
  const subtotal = rows.reduce((total, { sum }) => total + sum, 0n)
  const discount = rows.reduce((total, { off }) => total + off, 0n)
  const charged = charges.reduce((total, { sum }) => total + sum, 0n)
  const tax = [...grossByRate].reduce((total, [rate, gross]) => total + exactVat(gross, rate), 0n)
  return {
    subtotal: ore(Number(subtotal)),
    discount: ore(Number(discount)),
    shipping: shipping?.price ?? ore(0),
    payment: payment?.price ?? ore(0),
    tax: ore(Number(tax)),
    grandTotal: ore(Number(subtotal - discount + charged)),
  }
}

/** Rounds halves up. No gross amount here is negative, and no rate has more than three decimals. */
function exactVat(gross: bigint, ratePercent: number): bigint {
  const rate = BigInt(Math.round(ratePercent * 1000))
  const divisor = 100_000n + rate
  return (2n * gross * rate + divisor) / (2n * divisor)
}

function broken(law: string, holds: boolean): readonly string[] {
  return holds ? [] : [law]
}
