import type { StockItem } from '@vitrin/catalog'
import type { Row, Sql } from './sql'

/** The current stock. Documents hold the stock of the time when they were written. */
export class StockTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  of(sku: string): StockItem | undefined {
    const row = this.#sql.get('SELECT * FROM stock WHERE sku = ?', sku)
    return row && stockItem(row)
  }

  all(): ReadonlyMap<string, StockItem> {
    return new Map(this.#sql.all('SELECT * FROM stock').map((row) => [String(row.sku), stockItem(row)]))
  }

  /** Sets the stock of a new sku. Known skus keep theirs, so that an import does not undo sales (decisions.md 22). */
  seed(sku: string, productId: number, item: StockItem): void {
    const { qty, is_in_stock, ...rules } = item
    this.#sql.run(
      'INSERT INTO stock (sku, product_id, qty, is_in_stock, rules) VALUES (?, ?, ?, ?, ?) ' +
        'ON CONFLICT (sku) DO NOTHING',
      sku,
      productId,
      qty,
      is_in_stock ? 1 : 0,
      JSON.stringify(rules),
    )
  }

  /** Takes `qty` pieces. The quantity may go below zero: these pieces are owed to orders (decisions.md 10). */
  take(sku: string, qty: number): void {
    const item = this.of(sku)
    if (!item || item.manage_stock === false) return
    const left = item.qty - qty
    this.#sql.run(
      'UPDATE stock SET qty = ?, is_in_stock = ? WHERE sku = ?',
      left,
      left > 0 || item.backorders ? 1 : 0,
      sku,
    )
  }
}

function stockItem(row: Row): StockItem {
  const rules = JSON.parse(String(row.rules)) as Partial<StockItem>
  return { ...rules, product_id: Number(row.product_id), qty: Number(row.qty), is_in_stock: row.is_in_stock === 1 }
}
