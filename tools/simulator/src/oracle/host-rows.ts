import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { accountNumbered, accountNumber } from './accounts'
import { nameOf } from './goods'

export interface HostOrder {
  readonly marker: string
  /** The account that ordered, or `guest`. */
  readonly account: string
  /** By line name. */
  readonly lines: Readonly<Record<string, number>>
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

const RECEIPT = 'question-receipt'

/** Reads the host's tables with SQL of its own, independent of the product. */
export class HostRows {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The cart with this id on the wire. */
  cart(wireId: string): HostCart | undefined {
    const row = this.#one(
      'SELECT id, coupon FROM cart WHERE mask = ? OR (mask IS NULL AND number = ?)',
      wireId,
      Number(wireId) || -1,
    )
    if (!row) return undefined
    const rows = this.#all(
      'SELECT sku, qty, product_option FROM cart_line WHERE cart_id = ? ORDER BY item_id',
      Number(row.id),
    )
    return { lines: linesOf(rows), coupon: String(row.coupon ?? '') }
  }

  /** The account of the cart, or `guest`. */
  ownerOf(wireId: string): string {
    return accountNumbered(
      String(
        this.#one('SELECT customer_id FROM cart WHERE mask IS NULL AND number = ?', Number(wireId) || -1)
          ?.customer_id ?? '',
      ),
    )
  }

  hasAccount(name: string): boolean {
    return this.#one('SELECT id FROM customer WHERE id = ?', Number(accountNumber(name))) !== undefined
  }

  /** The first name that the host has. */
  firstNameOf(name: string): string | undefined {
    const row = this.#one('SELECT profile FROM customer WHERE id = ?', Number(accountNumber(name)))
    return row && (JSON.parse(String(row.profile)) as { readonly firstname: string }).firstname
  }

  orders(): readonly HostOrder[] {
    return this.#all('SELECT entity_id, customer_id, doc FROM "order" ORDER BY entity_id').map(
      ({ entity_id, customer_id, doc }) => {
        const { billing_address } = JSON.parse(String(doc)) as {
          readonly billing_address: { readonly telephone: string }
        }
        const rows = this.#all(
          'SELECT sku, qty, doc FROM order_line WHERE entity_id = ? ORDER BY item_id',
          Number(entity_id),
        )
        return {
          marker: billing_address.telephone,
          account: accountNumbered(String(customer_id ?? '')),
          lines: linesOf(rows.map((line) => ({ ...line, product_option: optionOf(String(line.doc)) }))),
        }
      },
    )
  }

  counts(): { readonly orders: number; readonly mails: number } {
    const row = this.#one(
      `SELECT (SELECT count(*) FROM "order") AS orders,
        (SELECT count(*) FROM mail_outbox WHERE template = 'order-confirmation') AS mails`,
    )
    return { orders: Number(row?.orders), mails: Number(row?.mails) }
  }

  /** The questions, and the mails that say so to their senders. */
  questions(): { readonly questions: readonly HostQuestion[]; readonly receipts: number } {
    const questions = this.#all('SELECT id, doc FROM question ORDER BY id').map(({ id, doc }) => ({
      marker: (JSON.parse(String(doc)) as { readonly subject: string }).subject,
      files: this.#all('SELECT name, size FROM question_file WHERE question_id = ? ORDER BY id', Number(id)).map(
        ({ name, size }) => ({ name: String(name), size: Number(size) }),
      ),
    }))
    const row = this.#one('SELECT count(*) AS mails FROM mail_outbox WHERE template = ?', RECEIPT)
    return { questions, receipts: Number(row?.mails) }
  }

  stock(): ReadonlyMap<string, number> {
    return new Map(
      this.#all('SELECT sku, qty FROM stock ORDER BY sku').map(({ sku, qty }) => [String(sku), Number(qty)]),
    )
  }

  #all(sql: string, ...parameters: (string | number)[]): readonly Row[] {
    return this.#statement(sql).all(...parameters) as Row[]
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  #one(sql: string, ...parameters: (string | number)[]): Row | undefined {
    return this.#statement(sql).get(...parameters) as Row | undefined
  }
}

type Row = Readonly<Record<string, string | number | null>>

interface Option {
  readonly extension_attributes?: { readonly custom_options?: readonly { readonly option_value: string }[] }
}

function linesOf(rows: readonly Row[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    rows.map(({ sku, qty, product_option }) => {
      const option = product_option == null ? undefined : (JSON.parse(String(product_option)) as Option)
      return [
        nameOf({ sku: String(sku), engraving: option?.extension_attributes?.custom_options?.[0]?.option_value ?? '' }),
        Number(qty),
      ]
    }),
  )
}

function optionOf(doc: string): string | null {
  const { product_option } = JSON.parse(doc) as { readonly product_option?: Option }
  return product_option ? JSON.stringify(product_option) : null
}
