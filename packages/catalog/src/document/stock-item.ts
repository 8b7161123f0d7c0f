export interface StockItem {
  readonly product_id?: number
  readonly item_id?: number
  readonly qty: number
  readonly is_in_stock: boolean
  readonly manage_stock?: boolean
  readonly min_sale_qty?: number
  readonly max_sale_qty?: number
  readonly backorders?: number
}

export type StockDocument = StockItem | readonly StockItem[] | null
