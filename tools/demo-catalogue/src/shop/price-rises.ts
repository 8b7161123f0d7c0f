/** A product that cost less before a day, `yyyy-MM-dd`: gross SEK, the same for all its variants. */
export interface PriceRise {
  readonly productId: number
  readonly on: string
  readonly by: number
}

/** Both before the reduction that runs now: its lowest price of 30 days is the old one. */
export const priceRises: readonly PriceRise[] = [
  { productId: 1043, on: '2026-10-12', by: 200 },
  { productId: 1408, on: '2026-09-21', by: 100 },
]
