/** A product that was cheaper before a day (`yyyy-MM-dd`), by the same gross SEK for all its variants. */
export interface PriceRise {
  readonly productId: number
  readonly on: string
  readonly by: number
}

/** All are before the current reduction, so the old price is the lowest price of 30 days. */
export const priceRises: readonly PriceRise[] = [
  { productId: 1043, on: '2026-10-12', by: 200 },
  { productId: 1408, on: '2026-09-21', by: 100 },
]
