import type { StockGateway } from '@vitrin/catalog'
import type { StoredOrder } from '@vitrin/checkout'

/** Which lines of an order that was just made the shop has nothing left for, by name. What the host cannot tell is not among them. */
export function shortOfStock(stock: Pick<StockGateway, 'check'>) {
  return async ({ items = [] }: Pick<StoredOrder, 'items'>): Promise<readonly string[]> => {
    // What is cut to measure has no stock; a line for exactly what was there has taken the last.
    const uncertain = items.filter((item) => !item.made_to_measure && item.stock?.qty !== item.qty)
    const checked = await Promise.all(
      uncertain.map(async ({ sku, name }) => ((await isSoldOut(stock, sku)) ? [name] : [])),
    )
    return checked.flat()
  }
}

async function isSoldOut(stock: Pick<StockGateway, 'check'>, sku: string): Promise<boolean> {
  try {
    return !(await stock.check(sku)).is_in_stock
  } catch {
    return false
  }
}
