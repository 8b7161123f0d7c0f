import type { Sql } from './sql'

/** Ids of shoppers' reviews begin here, so that they never equal ids of the catalogue's reviews. */
const FIRST_ID = 1_000_000
/** Contract §3.9. */
const APPROVED = 1
const PENDING = 2
const REFUSED = 3

type Document = Readonly<Record<string, unknown>>

interface NewReview {
  readonly productId: number
  /** Undefined for a guest. */
  readonly customerId?: number | undefined
  readonly status: number
  readonly doc: Document
  /** Names of files in the folder of review pictures. */
  readonly pictures?: readonly string[] | undefined
}

/** A review that a person has to approve or refuse. */
export interface WaitingReview {
  readonly id: number
  readonly productId: number
  readonly createdAt: number
  readonly doc: Document
  /** Names of files in the folder of review pictures. */
  readonly pictures: readonly string[]
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
  add({ productId, customerId, status, doc, pictures = [] }: NewReview, now: number): number {
    const id = this.#sql.run(
      'INSERT INTO review (product_id, customer_id, status, doc, created_at) VALUES (?, ?, ?, ?, ?)',
      productId,
      customerId ?? null,
      status,
      JSON.stringify(doc),
      now,
    )
    for (const file of pictures) this.#sql.run('INSERT INTO review_picture (file, review_id) VALUES (?, ?)', file, id)
    return FIRST_ID + id
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

  /** Deletes the reviews of a customer. Gives the files of their pictures, which the caller deletes. */
  dropOf(customerId: number): readonly string[] {
    const files = this.#files('review_id IN (SELECT id FROM review WHERE customer_id = ?)', customerId)
    this.#sql.run('DELETE FROM review WHERE customer_id = ?', customerId)
    return files
  }

  /** Deletes reviews from before a time that are not shown. Gives the files of their pictures. */
  dropUnapprovedBefore(time: number): readonly string[] {
    const condition = `status <> ${APPROVED} AND created_at < ?`
    const files = this.#files(`review_id IN (SELECT id FROM review WHERE ${condition})`, time)
    this.#sql.run(`DELETE FROM review WHERE ${condition}`, time)
    return files
  }

  /** Oldest first. */
  waiting(): readonly WaitingReview[] {
    return this.#sql.all('SELECT * FROM review WHERE status = ? ORDER BY id', PENDING).map((row) => ({
      id: FIRST_ID + Number(row.id),
      productId: Number(row.product_id),
      createdAt: Number(row.created_at),
      doc: JSON.parse(String(row.doc)) as Document,
      pictures: this.#files('review_id = ?', Number(row.id)),
    }))
  }

  /** Shows the review to everybody from now on. Gives its product; undefined for an unknown review. */
  approve(id: number): number | undefined {
    const row = this.#sql.get('UPDATE review SET status = ? WHERE id = ? RETURNING product_id', APPROVED, id - FIRST_ID)
    return row && Number(row.product_id)
  }

  /**
   * The review is not shown; its author sees that. An approved review stays. Gives the files of its pictures, which the
   * caller deletes.
   */
  refuse(id: number): readonly string[] {
    const row = this.#sql.get(
      "UPDATE review SET status = ?, doc = json_remove(doc, '$.pictures') WHERE id = ? AND status = ? RETURNING id",
      REFUSED,
      id - FIRST_ID,
      PENDING,
    )
    if (!row) return []
    const files = this.#files('review_id = ?', Number(row.id))
    this.#sql.run('DELETE FROM review_picture WHERE review_id = ?', Number(row.id))
    return files
  }

  /** Whether the picture belongs to a review that is shown. */
  showsPicture(file: string): boolean {
    const row = this.#sql.get(
      'SELECT 1 FROM review_picture JOIN review ON review.id = review_id WHERE file = ? AND status = ?',
      file,
      APPROVED,
    )
    return row !== undefined
  }

  /** The names of all files in the folder of review pictures. */
  pictureFiles(): readonly string[] {
    return this.#files('TRUE')
  }

  #files(condition: string, ...parameters: readonly number[]): readonly string[] {
    return this.#sql
      .all(`SELECT file FROM review_picture WHERE ${condition}`, ...parameters)
      .map(({ file }) => String(file))
  }
}
