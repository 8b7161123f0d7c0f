import { add, multiply } from './amounts'
import { type Ore } from './money'

/** The price of a product that consists of others. */
export interface CombinedPrice {
  /** Absent when the sum is not above zero: the product keeps its own price (R5.11). */
  readonly price?: Ore
  /** The skus of linked products without a known price. They count as zero (contract §15.10). */
  readonly missing: readonly string[]
}

export interface Part {
  readonly sku: string
  readonly qty: number
  readonly price: Ore | undefined
}

/** The sum of price × quantity over the parts whose quantity is not negative, each rounded to whole öre. */
export function combinedPrice(parts: readonly Part[]): CombinedPrice {
  const counted = parts.filter(({ qty }) => qty >= 0)
  const sum = add(...counted.flatMap(({ price, qty }) => (price === undefined ? [] : [multiply(price, qty)])))
  const missing = counted.filter(({ price }) => price === undefined).map(({ sku }) => sku)
  return sum > 0 ? { price: sum, missing } : { missing }
}
