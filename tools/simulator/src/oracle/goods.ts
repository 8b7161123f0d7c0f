/** What the shop sells, in the oracle's own words. Prices are gross öre that no discount splits. */
export interface Good {
  readonly id: number
  readonly sku: string
  readonly price: number
  readonly stock: number
  readonly isVirtual?: boolean
  /** Each is a line of its own. */
  readonly engravings?: readonly string[]
}

export const GOODS: readonly Good[] = [
  { id: 1, sku: 'HOOK', price: 10_000, stock: 50 },
  { id: 2, sku: 'MIRROR', price: 149_000, stock: 3, engravings: ['ANNA', 'BO'] },
  { id: 3, sku: 'DOOR', price: 499_000, stock: 5 },
  { id: 4, sku: 'SHELF', price: 25_000, stock: 0 },
  { id: 5, sku: 'GIFT', price: 50_000, stock: 100, isVirtual: true },
]

export const COUPONS: readonly { readonly code: string; readonly percent: number }[] = [
  { code: 'TEN', percent: 10 },
  { code: 'HALF', percent: 50 },
]

/** Gross öre of the one courier. */
export const COURIER = 500

/** A line as the shopper names it: a product, and what is engraved. */
export interface LineName {
  readonly sku: string
  readonly engraving: string
}

export const LINES: readonly string[] = GOODS.flatMap(({ sku, engravings }) => [
  sku,
  ...(engravings ?? []).map((engraving) => nameOf({ sku, engraving })),
])

export function nameOf({ sku, engraving }: LineName): string {
  return engraving === '' ? sku : `${sku}:${engraving}`
}

export function lineOf(name: string): LineName {
  const [sku = '', engraving = ''] = name.split(':')
  return { sku, engraving }
}

export function goodOf(name: string): Good {
  const { sku } = lineOf(name)
  const good = GOODS.find((candidate) => candidate.sku === sku)
  if (!good) throw new Error(`Nobody sells ${name}`)
  return good
}
