import type { StockItem } from '../document/stock-item'

/** R4.04 */
export type StockState = 'ok' | 'out_of_stock'

/** Unknown stock counts as `ok` (contract §15.4). */
export function stockState({ stock }: { readonly stock?: { readonly is_in_stock: boolean } | undefined }): StockState {
  return stock === undefined || stock.is_in_stock ? 'ok' : 'out_of_stock'
}

/** Whether so few are left that the shopper should know. Goods that are made to order are not counted. */
export function isLowStock(stock: StockItem | undefined, lowStockQty: number): boolean {
  return stock?.is_in_stock === true && stock.manage_stock === true && stock.qty > 0 && stock.qty <= lowStockQty
}
