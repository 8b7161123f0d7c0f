import type { Sql } from './sql'

/** Ids of shoppers' reviews begin here, so that they never equal ids of the catalogue's reviews. */
const FIRST_ID = 1_000_000
/** Contract §3.9. */
const APPROVED = 1

type Document = Readonly<Record<string, unknown>>

interface NewReview {
  readonly productId: number
  /** Undefined for a guest. */
  readonly customerId?: number | undefined
  readonly status: number
  readonly doc: Document
}

/** Reviews of shoppers. A review is shown once it is approved. */
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

  /** Stores a review. Gives the id under which it will be shown. */
  add({ productId, customerId, status, doc }: NewReview, now: number): number {
    return (
      FIRST_ID +
      this.#sql.run(
        'INSERT INTO review (product_id, customer_id, status, doc, created_at) VALUES (?, ?, ?, ?, ?)',
        productId,
        customerId ?? null,
        status,
        JSON.stringify(doc),
        now,
      )
    )
  }

  /** All reviews of a customer, newest first. */
  ofCustomer(customerId: number): readonly Document[] {
    return this.#sql
      .all('SELECT id, status, doc FROM review WHERE customer_id = ? ORDER BY id DESC', customerId)
      .map(({ id, status, doc }) => ({
        ...(JSON.parse(String(doc)) as Document),
        id: FIRST_ID + Number(id),
        review_status: Number(status),
      }))
  }

  dropOf(customerId: number): void {
    this.#sql.run('DELETE FROM review WHERE customer_id = ?', customerId)
  }

  /** Shows the review to everybody from now on. */
  approve(id: number): void {
    this.#sql.run('UPDATE review SET status = ? WHERE id = ?', APPROVED, id - FIRST_ID)
  }
}
