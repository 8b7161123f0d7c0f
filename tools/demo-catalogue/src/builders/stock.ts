import type { StockItem } from '@vitrin/catalog'

const LIMITS = {
  stock_id: 1,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  backorders: 0,
  notify_stock_qty: 2,
  qty_increments: 0,
  is_qty_decimal: false,
}

/** Contract §3.10. */
export function counted(productId: number, qty: number): StockItem {
  return { item_id: productId, product_id: productId, qty, is_in_stock: qty > 0, manage_stock: true, ...LIMITS }
}

/** For products that are made to order or never run out. */
export function uncounted(productId: number): StockItem {
  return { item_id: productId, product_id: productId, qty: 0, is_in_stock: true, manage_stock: false, ...LIMITS }
}

/** A configurable parent has no stock of its own; it is in stock if one of its children is. */
export function ofParent(productId: number, children: readonly { readonly stock?: StockItem }[]): StockItem {
  return { ...counted(productId, 0), is_in_stock: children.some((child) => child.stock?.is_in_stock === true) }
}

/** A stock quantity that looks random but depends only on the id, so it is the same in every run. */
export function stockQuantity(productId: number): number {
  return 2 + (((productId * 2_654_435_761) % 4_294_967_296) % 17)
}
