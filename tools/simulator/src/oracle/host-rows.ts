import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { accountNumbered, accountNumber } from './accounts'
import { ATTACKERS_MAIL } from './attacks'
import { nameOf } from './goods'
import { RowReader, type Row } from './row-reader'

export interface HostOrder {
  readonly marker: string
  /** The account that ordered, or `guest`. */
  readonly account: string
  /** By line name. */
  readonly lines: Readonly<Record<string, number>>
  readonly coupon: string
  /** Gross öre. */
  readonly total: number
}

export interface HostCart {
  readonly lines: Readonly<Record<string, number>>
  readonly coupon: string
}

export interface HostQuestion {
  /** Its subject. */
  readonly marker: string
  readonly files: readonly { readonly name: string; readonly size: number }[]
}

const ATTACKERS_MAILS = `
  SELECT template, json_extract(placed.doc, '$.billing_address.telephone') AS marker
  FROM mail_outbox AS mail
  LEFT JOIN withdrawal ON withdrawal.id = json_extract(mail.data, '$.withdrawal_id')
  LEFT JOIN "order" AS placed
    ON placed.entity_id = coalesce(json_extract(mail.data, '$.entity_id'), withdrawal.entity_id)
    OR placed.increment_id = json_extract(mail.data, '$.order_number')
  WHERE mail.recipient LIKE ?`

interface OrderDocument {
  readonly billing_address: { readonly telephone: string }
  readonly grand_total: number
  readonly coupon_code?: string
}

interface HostQuestions {
  readonly questions: readonly HostQuestion[]
  readonly receipts: number
}

const RECEIPT = 'question-receipt'

/** Reads the host's tables with SQL of its own, independent of the product. */
export class HostRows {
  readonly #rows: RowReader

  constructor(database: DatabaseSync) {
    this.#rows = new RowReader(database)
  }

  /** The cart with this id on the wire. */
  cart(wireId: string): HostCart | undefined {
    const row = this.#rows.one(
      'SELECT id, coupon FROM cart WHERE mask = ? OR (mask IS NULL AND number = ?)',
      wireId,
      Number(wireId) || -1,
    )
    if (!row) return undefined
    const rows = this.#rows.all(
      'SELECT sku, qty, product_option FROM cart_line WHERE cart_id = ? ORDER BY item_id',
      Number(row.id),
    )
    return { lines: linesOf(rows), coupon: String(row.coupon ?? '') }
  }

  /** The account of the cart, or `guest`. */
  ownerOf(wireId: string): string {
    return accountNumbered(
      String(
        this.#rows.one('SELECT customer_id FROM cart WHERE mask IS NULL AND number = ?', Number(wireId) || -1)
          ?.customer_id ?? '',
      ),
    )
  }

  hasAccount(name: string): boolean {
    return this.#rows.one('SELECT id FROM customer WHERE id = ?', Number(accountNumber(name))) !== undefined
  }

  /** The first name that the host has. */
  firstNameOf(name: string): string | undefined {
    const row = this.#rows.one('SELECT profile FROM customer WHERE id = ?', Number(accountNumber(name)))
    return row && (JSON.parse(String(row.profile)) as { readonly firstname: string }).firstname
  }

  orders(): readonly HostOrder[] {
    return this.#rows.unlessRead('orders', () => this.#readOrders())
  }

  #readOrders(): readonly HostOrder[] {
    return this.#rows
      .all('SELECT entity_id, customer_id, doc FROM "order" ORDER BY entity_id')
      .map(({ entity_id, customer_id, doc }) => {
        const { billing_address, grand_total, coupon_code = '' } = JSON.parse(String(doc)) as OrderDocument
        const rows = this.#rows.all(
          'SELECT sku, qty, doc FROM order_line WHERE entity_id = ? ORDER BY item_id',
          Number(entity_id),
        )
        return {
          marker: billing_address.telephone,
          account: accountNumbered(String(customer_id ?? '')),
          lines: linesOf(rows.map((line) => ({ ...line, product_option: optionOf(String(line.doc)) }))),
          coupon: coupon_code,
          total: Math.round(grand_total * 100),
        }
      })
  }

  counts(): { readonly orders: number; readonly mails: number } {
    const row = this.#rows.one(
      `SELECT (SELECT count(*) FROM "order") AS orders,
        (SELECT count(*) FROM mail_outbox WHERE template = 'order-confirmation') AS mails`,
    )
    return { orders: Number(row?.orders), mails: Number(row?.mails) }
  }

  /** The questions, and the mails that say so to their senders. */
  questions(): HostQuestions {
    return this.#rows.unlessRead('questions', () => this.#readQuestions())
  }

  #readQuestions(): HostQuestions {
    const questions = this.#rows.all('SELECT id, doc FROM question ORDER BY id').map(({ id, doc }) => ({
      marker: (JSON.parse(String(doc)) as { readonly subject: string }).subject,
      files: this.#rows
        .all('SELECT name, size FROM question_file WHERE question_id = ? ORDER BY id', Number(id))
        .map(({ name, size }) => ({ name: String(name), size: Number(size) })),
    }))
    const row = this.#rows.one('SELECT count(*) AS mails FROM mail_outbox WHERE template = ?', RECEIPT)
    return { questions, receipts: Number(row?.mails) }
  }

  /** The host keeps hashes of refresh tokens. */
  hasRefreshToken(token: string): boolean {
    const hash = createHash('sha256').update(token).digest('hex')
    return this.#rows.one('SELECT id FROM refresh_token WHERE hash = ?', hash) !== undefined
  }

  /** The addresses that get the newsletter. */
  subscribers(): readonly string[] {
    return this.#rows.all('SELECT email FROM newsletter_subscriber').map(({ email }) => String(email))
  }

  /** The mails to attackers, and the marker of the order that each is about. */
  attackersMails(): readonly { readonly template: string; readonly marker: string | undefined }[] {
    return this.#rows.unlessRead('attackers’ mails', () =>
      this.#rows.all(ATTACKERS_MAILS, `%${ATTACKERS_MAIL}`).map(({ template, marker }) => ({
        template: String(template),
        marker: marker === null ? undefined : String(marker),
      })),
    )
  }

  stock(): ReadonlyMap<string, number> {
    return new Map(
      this.#rows.all('SELECT sku, qty FROM stock ORDER BY sku').map(({ sku, qty }) => [String(sku), Number(qty)]),
    )
  }
}

interface Option {
  readonly extension_attributes?: { readonly custom_options?: readonly { readonly option_value: string }[] }
}

function linesOf(rows: readonly Row[]): Readonly<Record<string, number>> {
  const lines: Record<string, number> = {}
  for (const { sku, qty, product_option } of rows) {
    const option = product_option == null ? undefined : (JSON.parse(String(product_option)) as Option)
    const engraving = option?.extension_attributes?.custom_options?.[0]?.option_value ?? ''
    const name = nameOf({ sku: String(sku), engraving })
    lines[name] = (lines[name] ?? 0) + Number(qty)
  }
  return lines
}

function optionOf(doc: string): string | null {
  const { product_option } = JSON.parse(doc) as { readonly product_option?: Option }
  return product_option ? JSON.stringify(product_option) : null
}
