import { add, multiply, type Ore } from './money'

/** The price of a product made of others. */
export interface CombinedPrice {
  /** Absent when the sum is not above zero: the product keeps its own price (R5.11). */
  readonly price?: Ore
  /** Linked products whose price is not known; they count as nothing (contract §15.10). */
  readonly missing: readonly string[]
}

export interface Part {
  readonly sku: string
  readonly qty: number
  readonly price: Ore | undefined
}

/** Σ price × qty over parts with a quantity of at least zero, each in whole öre: documents may ask for half a piece. */
export function combinedPrice(parts: readonly Part[]): CombinedPrice {
  const counted = parts.filter(({ qty }) => qty >= 0)
  const sum = add(...counted.flatMap(({ price, qty }) => (price === undefined ? [] : [multiply(price, qty)])))
  const missing = counted.filter(({ price }) => price === undefined).map(({ sku }) => sku)
  return sum > 0 ? { price: sum, missing } : { missing }
}
