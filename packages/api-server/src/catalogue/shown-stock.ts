import type { StockItem } from '@vitrin/catalog'

/** The stock as shoppers see it: never below zero, though earlier orders may be waiting for stock (decisions.md 10). */
export function shownStock(stock: StockItem): StockItem {
  return { ...stock, qty: Math.max(0, stock.qty) }
}
