import type { Row, Sql } from './sql'

type Document = Readonly<Record<string, unknown>>

export interface NewOrder {
  /** Made by the client, unique here. */
  readonly orderId: string
  readonly customerId: number | undefined
  readonly cartId: string
  readonly bodyHash: string
  /** The code of the coupon that was used. */
  readonly coupon: string | undefined
  readonly placedAt: number
}

export interface NewOrderLine {
  readonly sku: string
  readonly qty: number
  readonly doc: Document
}

/** The account or the e-mail address is known, or both. */
export interface CouponBuyer {
  readonly customerId: number | undefined
  readonly email?: string | undefined
}

export interface StoredOrder extends NewOrder {
  readonly entityId: number
  readonly incrementId: string
  /** The order of contract §4 without `items`. */
  readonly doc: Document
  readonly items: readonly Document[]
}

export class OrderTable {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * Stores an order. Order numbers have no gaps, because the same transaction takes the number and stores the order.
   */
  add(order: NewOrder, doc: Document, lines: readonly NewOrderLine[]): StoredOrder {
    const entityId = Number(this.#sql.get('SELECT coalesce(max(entity_id), 0) + 1 AS next FROM "order"')?.next)
    const incrementId = String(entityId).padStart(9, '0')
    this.#sql.run(
      'INSERT INTO "order" ' +
        '(entity_id, order_id, increment_id, customer_id, cart_id, body_hash, coupon, doc, placed_at) ' +
        'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      entityId,
      order.orderId,
      incrementId,
      order.customerId ?? null,
      order.cartId,
      order.bodyHash,
      order.coupon ?? null,
      JSON.stringify(doc),
      order.placedAt,
    )
    for (const line of lines) {
      this.#sql.run(
        'INSERT INTO order_line (entity_id, sku, qty, doc) VALUES (?, ?, ?, ?)',
        entityId,
        line.sku,
        line.qty,
        JSON.stringify(line.doc),
      )
    }
    return this.byOrderId(order.orderId) as StoredOrder
  }

  byOrderId(orderId: string): StoredOrder | undefined {
    return this.#one(this.#sql.get('SELECT * FROM "order" WHERE order_id = ?', orderId))
  }

  /** Numbers have no gaps, so the last one counts. */
  count(): number {
    return Number(this.#sql.get('SELECT coalesce(max(entity_id), 0) AS n FROM "order"')?.n)
  }

  /** How many pieces of each sku were ordered since then. */
  orderedPieces(sinceMs: number): ReadonlyMap<string, number> {
    const rows = this.#sql.all(
      'SELECT line.sku, sum(line.qty) AS pieces FROM "order" JOIN order_line AS line USING (entity_id) ' +
        'WHERE placed_at >= ? GROUP BY line.sku',
      sinceMs,
    )
    return new Map(rows.map(({ sku, pieces }) => [String(sku), Number(pieces)]))
  }

  /** From now on an order with this id is refused. */
  abandon(orderId: string, atMs: number): void {
    this.#sql.run('INSERT OR IGNORE INTO abandoned_order (order_id, abandoned_at) VALUES (?, ?)', orderId, atMs)
  }

  dropAbandonedBefore(time: number): void {
    this.#sql.run('DELETE FROM abandoned_order WHERE abandoned_at < ?', time)
  }

  isAbandoned(orderId: string): boolean {
    return this.#sql.get('SELECT 1 FROM abandoned_order WHERE order_id = ?', orderId) !== undefined
  }

  byEntityId(entityId: number): StoredOrder | undefined {
    return this.#one(this.#sql.get('SELECT * FROM "order" WHERE entity_id = ?', entityId))
  }

  byIncrementId(incrementId: string): StoredOrder | undefined {
    return this.#one(this.#sql.get('SELECT * FROM "order" WHERE increment_id = ?', incrementId))
  }

  /** The newest order that came from this cart. */
  lastOfCart(cartId: string): StoredOrder | undefined {
    return this.#one(this.#sql.get('SELECT * FROM "order" WHERE cart_id = ? ORDER BY entity_id DESC LIMIT 1', cartId))
  }

  /** Newest first. */
  ofCustomer(customerId: number, limit = -1, offset = 0): readonly StoredOrder[] {
    return this.#sql
      .all(
        'SELECT * FROM "order" WHERE customer_id = ? ORDER BY entity_id DESC LIMIT ? OFFSET ?',
        customerId,
        limit,
        offset,
      )
      .map((row) => this.#stored(row))
  }

  countOfCustomer(customerId: number): number {
    return Number(this.#sql.get('SELECT count(*) AS n FROM "order" WHERE customer_id = ?', customerId)?.n)
  }

  /** Whether an order of the customer, or the order with this id, has one of the skus. */
  hasPiece(
    { customerId, orderId }: { readonly customerId: number | undefined; readonly orderId: string | undefined },
    skus: readonly string[],
  ): boolean {
    const row = this.#sql.get(
      'SELECT 1 FROM "order" JOIN order_line AS line USING (entity_id) ' +
        'WHERE (customer_id = ? OR order_id = ?) AND line.sku IN (SELECT value FROM json_each(?))',
      customerId ?? null,
      orderId ?? null,
      JSON.stringify(skus),
    )
    return row !== undefined
  }

  /** How many orders have used a coupon; with a buyer, only orders of this account or this e-mail address. */
  usesOfCoupon(code: string, buyer?: CouponBuyer): number {
    const count = 'SELECT count(*) AS n FROM "order" WHERE coupon = ?'
    const row = buyer
      ? this.#sql.get(
          `${count} AND (customer_id = ? OR json_extract(doc, '$.customer_email') = ?)`,
          code,
          buyer.customerId ?? null,
          buyer.email ?? null,
        )
      : this.#sql.get(count, code)
    return Number(row?.n)
  }

  /** Removes the customer from an order. `cartId` has to be a new secret, because a guest's cart id gives access. */
  anonymise(entityId: number, { doc, cartId }: { readonly doc: Document; readonly cartId: string }): void {
    this.#sql.run(
      'UPDATE "order" SET customer_id = NULL, cart_id = ?, doc = ? WHERE entity_id = ?',
      cartId,
      JSON.stringify(doc),
      entityId,
    )
  }

  #one(row: Row | undefined): StoredOrder | undefined {
    return row && this.#stored(row)
  }

  #stored(row: Row): StoredOrder {
    const lines = this.#sql.all(
      'SELECT item_id, doc FROM order_line WHERE entity_id = ? ORDER BY item_id',
      row.entity_id as number,
    )
    return {
      entityId: Number(row.entity_id),
      orderId: String(row.order_id),
      incrementId: String(row.increment_id),
      customerId: row.customer_id === null ? undefined : Number(row.customer_id),
      cartId: String(row.cart_id),
      bodyHash: String(row.body_hash),
      coupon: row.coupon === null ? undefined : String(row.coupon),
      placedAt: Number(row.placed_at),
      doc: JSON.parse(String(row.doc)) as Document,
      items: lines.map((line) => ({ item_id: Number(line.item_id), ...(JSON.parse(String(line.doc)) as Document) })),
    }
  }
}
