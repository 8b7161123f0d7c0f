import type { Breakdown } from '@vitrin/made-to-measure'
import { toOre } from '@vitrin/pricing'
import type { ProductPrice } from './list-price'
import type { Prices } from './product'

/** The special price of own measures is a line of the breakdown: what it takes off, and so the lowest price before it, is the same whatever the measures. */
export function breakdownPrice({ lines, total }: Breakdown, { original_price_incl_tax: original, lowest_price_30_days_incl_tax: lowest }: Prices): ProductPrice {
  const reduction = lines.find(({ code }) => code === 'special')?.amount ?? 0
  const regular = total - reduction
  return { regular, ...(reduction < 0 && { special: total, ...(lowest && { lowest: regular - toOre((original ?? 0) - lowest) }) }), from: false }
}
