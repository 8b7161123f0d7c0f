import type { StockItem } from '@vitrin/catalog'

/** What is owed to earlier orders is nobody's business: shoppers see nothing left (decisions.md 10). */
export function shownStock(stock: StockItem): StockItem {
  return { ...stock, qty: Math.max(0, stock.qty) }
}
