import type { Clock, ProductOption } from '@vitrin/kernel'
import type { Row, Sql } from './sql'

export interface ChosenShipping {
  readonly carrier_code: string
  readonly method_code: string
}

export interface Cart {
  readonly id: number
  /** The id on the wire: 32 hex digits for a guest, 15 decimal digits for a customer (contract §5). */
  readonly publicId: string
  /** Counts the changes that shoppers made to the lines and the coupon. */
  readonly revision: number
  readonly customerId: number | undefined
  readonly coupon: string | undefined
  readonly shipping: ChosenShipping | undefined
}

export interface CartLine {
  readonly itemId: number
  readonly lineKey: string
  readonly sku: string
  readonly qty: number
  readonly productOption: ProductOption | undefined
  /** The last answered item, for a line whose product is no longer sold. */
  readonly item: Readonly<Record<string, unknown>>
}

export type CartLineContent = Omit<CartLine, 'itemId'>

export class CartTable {
  readonly #sql: Sql
  readonly #clock: Clock

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
  }

  createForGuest(mask: string): void {
    const now = this.#clock.now()
    this.#sql.run('INSERT INTO cart (mask, created_at, updated_at) VALUES (?, ?, ?)', mask, now, now)
  }

  ofCustomer(customerId: number): Cart | undefined {
    const row = this.#sql.get('SELECT * FROM cart WHERE customer_id = ?', customerId)
    return row && cart(row)
  }

  /** The number must be hard to guess. */
  createForCustomer(customerId: number, number: number): Cart {
    const now = this.#clock.now()
    this.#sql.run(
      'INSERT INTO cart (customer_id, number, created_at, updated_at) VALUES (?, ?, ?, ?)',
      customerId,
      number,
      now,
      now,
    )
    return this.ofCustomer(customerId) as Cart
  }

  byMask(mask: string): Cart | undefined {
    const row = this.#sql.get('SELECT * FROM cart WHERE mask = ?', mask)
    return row && cart(row)
  }

  /** Devices of before the numbers call the cart by its row's id. */
  byCustomer(customerId: number, number: number): Cart | undefined {
    const row = this.#sql.get('SELECT * FROM cart WHERE customer_id = ? AND ? IN (number, id)', customerId, number)
    return row && cart(row)
  }

  byPublicId(publicId: string): Cart | undefined {
    if (!/^\d{15}$/.test(publicId)) return this.byMask(publicId)
    const row = this.#sql.get('SELECT * FROM cart WHERE number = ?', Number(publicId))
    return row && cart(row)
  }

  lines(cartId: number): readonly CartLine[] {
    return this.#sql.all('SELECT * FROM cart_line WHERE cart_id = ? ORDER BY item_id', cartId).map(cartLine)
  }

  addLine(cartId: number, { lineKey, sku, qty, productOption, item }: CartLineContent): number {
    this.#touch(cartId)
    return this.#sql.run(
      'INSERT INTO cart_line (cart_id, line_key, sku, qty, product_option, item) VALUES (?, ?, ?, ?, ?, ?)',
      cartId,
      lineKey,
      sku,
      qty,
      productOption ? JSON.stringify(productOption) : null,
      JSON.stringify(item),
    )
  }

  replaceLine(cartId: number, itemId: number, { lineKey, sku, qty, productOption, item }: CartLineContent): void {
    this.#touch(cartId)
    this.#sql.run(
      'UPDATE cart_line SET line_key = ?, sku = ?, qty = ?, product_option = ?, item = ? ' +
        'WHERE cart_id = ? AND item_id = ?',
      lineKey,
      sku,
      qty,
      productOption ? JSON.stringify(productOption) : null,
      JSON.stringify(item),
      cartId,
      itemId,
    )
  }

  removeLine(cartId: number, itemId: number): void {
    this.#touch(cartId)
    this.#sql.run('DELETE FROM cart_line WHERE cart_id = ? AND item_id = ?', cartId, itemId)
  }

  setCoupon(cartId: number, code: string | undefined): void {
    this.#touch(cartId)
    this.#sql.run('UPDATE cart SET coupon = ? WHERE id = ?', code ?? null, cartId)
  }

  /**
   * Takes pieces of lines that were ordered. This is no change by a shopper, so the revision stays. An emptied cart
   * begins anew, without coupon and shipping method.
   */
  takeOrdered(cartId: number, lines: readonly Pick<CartLine, 'itemId' | 'qty'>[]): void {
    for (const { itemId, qty } of lines) {
      this.#sql.run('UPDATE cart_line SET qty = qty - ? WHERE cart_id = ? AND item_id = ?', qty, cartId, itemId)
    }
    this.#sql.run('DELETE FROM cart_line WHERE cart_id = ? AND qty <= 0', cartId)
    this.#sql.run(
      'UPDATE cart SET coupon = NULL, shipping = NULL ' +
        'WHERE id = ? AND NOT EXISTS (SELECT 1 FROM cart_line WHERE cart_id = cart.id)',
      cartId,
    )
  }

  setShipping(cartId: number, shipping: ChosenShipping | undefined): void {
    this.#touch(cartId)
    this.#sql.run('UPDATE cart SET shipping = ? WHERE id = ?', shipping ? JSON.stringify(shipping) : null, cartId)
  }

  /** The highest run of this cart that the device has sent (decisions.md 26). */
  highestRun(cartId: number, device: string): number | undefined {
    const row = this.#sql.get('SELECT number FROM cart_run WHERE cart_id = ? AND device = ?', cartId, device)
    return row && Number(row.number)
  }

  rememberRun(cartId: number, device: string, number: number): void {
    this.#sql.run(
      'INSERT INTO cart_run (cart_id, device, number) VALUES (?, ?, ?) ' +
        'ON CONFLICT (cart_id, device) DO UPDATE SET number = excluded.number',
      cartId,
      device,
      number,
    )
  }

  /** Deletes the carts of guests without a change since a time. A device that comes back makes a new one. */
  dropGuestsBefore(time: number): void {
    this.#sql.run('DELETE FROM cart WHERE mask IS NOT NULL AND updated_at < ?', time)
  }

  #touch(cartId: number): void {
    this.#sql.run('UPDATE cart SET updated_at = ?, revision = revision + 1 WHERE id = ?', this.#clock.now(), cartId)
  }
}

function cart(row: Row): Cart {
  return {
    id: Number(row.id),
    publicId: String(row.mask ?? row.number),
    revision: Number(row.revision),
    customerId: row.customer_id === null ? undefined : Number(row.customer_id),
    coupon: row.coupon === null ? undefined : String(row.coupon),
    shipping: row.shipping === null ? undefined : (JSON.parse(String(row.shipping)) as ChosenShipping),
  }
}

function cartLine(row: Row): CartLine {
  return {
    itemId: Number(row.item_id),
    lineKey: String(row.line_key),
    sku: String(row.sku),
    qty: Number(row.qty),
    productOption: row.product_option === null ? undefined : (JSON.parse(String(row.product_option)) as ProductOption),
    item: JSON.parse(String(row.item)) as CartLine['item'],
  }
}
