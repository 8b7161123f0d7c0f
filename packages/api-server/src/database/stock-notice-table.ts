import type { Row, Sql } from './sql'

/** An address that waits for a sold-out piece. */
export interface StockNotice {
  readonly sku: string
  readonly email: string
  /** The store view in whose language the mail is written. */
  readonly storeCode: string
}

/** Who gets a mail when a piece is back in stock. */
export class StockNoticeTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  has({ sku, email }: Pick<StockNotice, 'sku' | 'email'>): boolean {
    return this.#sql.get('SELECT 1 FROM stock_notice WHERE sku = ? AND email = ?', sku, email) !== undefined
  }

  add({ sku, email, storeCode }: StockNotice, now: number): void {
    this.#sql.run(
      'INSERT INTO stock_notice (sku, email, store_code, asked_at) VALUES (?, ?, ?, ?)',
      sku,
      email,
      storeCode,
      now,
    )
  }

  remove({ sku, email }: Pick<StockNotice, 'sku' | 'email'>): void {
    this.#sql.run('DELETE FROM stock_notice WHERE sku = ? AND email = ?', sku, email)
  }

  ofAddress(email: string): readonly StockNotice[] {
    return this.#sql.all('SELECT * FROM stock_notice WHERE email = ? ORDER BY asked_at, sku', email).map(stockNotice)
  }

  /** Notices whose piece can be bought now. A piece without a row of stock is not counted, so it can. */
  backInStock(): readonly StockNotice[] {
    return this.#sql
      .all(
        'SELECT stock_notice.* FROM stock_notice LEFT JOIN stock ON stock.sku = stock_notice.sku ' +
          'WHERE stock.is_in_stock IS NOT 0 ORDER BY asked_at, stock_notice.sku, email',
      )
      .map(stockNotice)
  }

  dropOf(email: string): void {
    this.#sql.run('DELETE FROM stock_notice WHERE email = ?', email)
  }

  dropOlderThan(time: number): void {
    this.#sql.run('DELETE FROM stock_notice WHERE asked_at <= ?', time)
  }
}

function stockNotice(row: Row): StockNotice {
  return { sku: String(row.sku), email: String(row.email), storeCode: String(row.store_code) }
}
