import type { Sql } from './sql'

/** Numbers of shoppers' reviews begin here, so that they never meet those of the catalogue. */
const FIRST_ID = 1_000_000
/** Contract §3.9. */
const APPROVED = 1

/** What shoppers wrote about products; shown once somebody has approved it. */
export class ReviewTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Documents of contract §3.9, as stored text. */
  approved(): readonly { readonly id: number; readonly doc: string }[] {
    return this.#sql
      .all('SELECT id, doc FROM review WHERE status = ? ORDER BY id', APPROVED)
      .map(({ id, doc }) => ({ id: FIRST_ID + Number(id), doc: String(doc) }))
  }

  /** The id under which it will be shown. */
  add({ productId, status, doc }: { readonly productId: number; readonly status: number; readonly doc: Readonly<Record<string, unknown>> }, now: number): number {
    return FIRST_ID + this.#sql.run('INSERT INTO review (product_id, status, doc, created_at) VALUES (?, ?, ?, ?)', productId, status, JSON.stringify(doc), now)
  }

  /** From now on everybody reads it. */
  approve(id: number): void {
    this.#sql.run('UPDATE review SET status = ? WHERE id = ?', APPROVED, id - FIRST_ID)
  }
}
