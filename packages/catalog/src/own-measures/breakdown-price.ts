import { lowestPriorTotal, regularTotal, type MadeToMeasureSnapshot } from '@vitrin/made-to-measure'
import type { ProductPrice } from '../prices/list-price'
import type { Prices } from '../document/prices'

/** The special price of own measures is a line of the breakdown. */
export function breakdownPrice(line: MadeToMeasureSnapshot, prices: Prices): ProductPrice {
  const { lines, total } = line.breakdown
  if (!lines.some(({ code }) => code === 'special')) return { regular: total, from: false }
  return { regular: regularTotal(line.breakdown), special: total, lowest: lowestPriorTotal(line, prices), from: false }
}
