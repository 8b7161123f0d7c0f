/** The products of the shop, as the oracle knows them. Prices are gross öre; each discount of them is whole öre. */
export interface Good {
  readonly id: number
  readonly sku: string
  readonly price: number
  readonly stock: number
  readonly isVirtual?: boolean
  /** Each engraving is a line of its own. */
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

/** The price of shipping in gross öre. */
export const COURIER = 500

/** A line: a product and its engraving, if any. */
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
  if (!good) throw new Error(`There is no product ${name}`)
  return good
}
