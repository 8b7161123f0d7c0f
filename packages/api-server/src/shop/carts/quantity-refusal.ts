import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import type { StockItem } from '@vitrin/catalog'
import { toKronor, toOre, type Ore } from '@vitrin/pricing'
import type { ShopContext } from '../context'
import type { PricedPiece } from './price-piece'

/** The platform's limit for products without one of their own (contract §3.1). */
const MAX_SALE_QTY = 10_000

/** Net amounts have four decimals; times a percentage they are still counted exactly. */
const MOST_TOTAL = toOre(9e9)

/**
 * Refuses a quantity outside the limits of the product or of a part of it. A product that is out of stock is made to
 * order (decisions.md 10).
 */
export function quantityRefusal(
  context: ShopContext,
  { sku, takes }: PricedPiece,
  qty: number,
  at: string,
): FieldRefusals | undefined {
  const { max_sale_qty: most = MAX_SALE_QTY, min_sale_qty: least = 1 } = stockRules(context, sku)
  if (qty > most) return fieldRefusal(`${at}.qty`, `should be at most ${most}`)
  if (qty < least) return fieldRefusal(`${at}.qty`, `should be at least ${least}`)
  for (const part of new Set(takes.map((taken) => taken.sku))) {
    const ofPart = takes.filter((taken) => taken.sku === part)
    const { max_sale_qty: mostParts = MAX_SALE_QTY } = stockRules(context, part)
    const needed = ofPart.reduce((sum, taken) => sum + taken.qty * qty, 0)
    if (needed > mostParts) return fieldRefusal(`${at}.qty`, `should need at most ${mostParts} of ${part}`)
  }
  return undefined
}

/** Refuses a total that cannot be counted exactly. */
export function costRefusal(total: Ore, field: string): FieldRefusals | undefined {
  return total > MOST_TOTAL
    ? fieldRefusal(field, `should cost less: totals end at ${toKronor(MOST_TOTAL)} kr`)
    : undefined
}

function stockRules({ database, catalogue }: ShopContext, sku: string): Partial<StockItem> {
  const match = catalogue.bySku(sku)
  return database.stock.of(sku) ?? match?.child?.stock ?? match?.product.stock ?? {}
}
