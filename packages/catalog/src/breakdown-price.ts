import { lowestPriorTotal, type MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import type { ProductPrice } from './list-price'
import type { Prices } from './product'

/** The special price of own measures is a line of the breakdown. */
export function breakdownPrice(line: MadeToMeasureSnapshot, prices: Prices): ProductPrice {
  const { lines, total } = line.breakdown
  const reduction = lines.find(({ code }) => code === 'special')?.amount
  if (reduction === undefined) return { regular: total, from: false }
  return { regular: total - reduction, special: total, lowest: lowestPriorTotal(line, prices), from: false }
}
