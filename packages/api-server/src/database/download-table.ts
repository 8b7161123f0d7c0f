import type { Sql } from './sql'

/** How often each file of an order line was downloaded. */
export class DownloadTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  count(itemId: number, fileId: number): number {
    const row = this.#sql.get('SELECT times FROM download WHERE item_id = ? AND file_id = ?', itemId, fileId)
    return Number(row?.times ?? 0)
  }

  add(itemId: number, fileId: number): void {
    this.#sql.run(
      'INSERT INTO download (item_id, file_id, times) VALUES (?, ?, 1) ' +
        'ON CONFLICT (item_id, file_id) DO UPDATE SET times = times + 1',
      itemId,
      fileId,
    )
  }
}
