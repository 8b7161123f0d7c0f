import { add, multiply } from './amounts'
import { ore, toOre, type Ore } from './money'

export interface DisplayedDocument {
  readonly price_incl_tax?: number | null
  readonly original_price_incl_tax?: number | null
  readonly special_price?: number | null
  readonly lowest_price_30_days_incl_tax?: number | null
}

export interface DisplayPrice {
  readonly regular: Ore
  /** The reduced price, which is paid now. `regular` is then shown struck. */
  readonly special?: Ore
  /** The lowest price of the 30 days before the reduction, if the host knows it. */
  readonly lowest?: Ore | undefined
}

/** The price of a product card (contract §15.11). `delta` is the surcharge of the chosen options for one piece. */
export function displayPrice(doc: DisplayedDocument, qty = 1, delta: Ore = ore(0)): DisplayPrice {
  const sum = (kronor: number): Ore => multiply(add(toOre(kronor), delta), qty)
  const current = doc.price_incl_tax ?? 0
  const original = doc.original_price_incl_tax ?? 0
  const lowest = doc.lowest_price_30_days_incl_tax
  if (doc.special_price && current && original)
    return { regular: sum(original), special: sum(current), ...(lowest && { lowest: sum(lowest) }) }
  return { regular: sum(current) }
}
