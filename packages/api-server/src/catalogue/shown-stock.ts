import type { StockItem } from '@vitrin/catalog'
import type { SkuMatch } from '../ports'

/** The stock as shoppers see it: never below zero, though earlier orders may be waiting for stock (decisions.md 10). */
export function shownStock(stock: StockItem): StockItem {
  return { ...stock, qty: Math.max(0, stock.qty) }
}

/** A product without a stock document is in stock, as it is in carts and orders: its pieces are not counted. */
export function unmanagedStock(match: SkuMatch | undefined): StockItem | undefined {
  return match && { product_id: (match.child ?? match.product).id, qty: 0, is_in_stock: true, manage_stock: false }
}
