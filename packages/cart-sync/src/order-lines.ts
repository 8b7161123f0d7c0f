import { accept, reject, type Outcome } from '@vitrin/kernel'
import { checkAddition } from './add-rules'
import { claimLines, orderedLines, releaseClaim, withoutPieces } from './cart-changes'
import type { CartConfig } from './cart-config'
import type { CartChange, ClaimedLine, OrderClaim } from './cart-document'
import { draftOf, type CartItem } from './cart-item'
import { isOfAnotherAccount } from './cart-owner'
import type { LocalCart } from './local-cart'
import type { AddRejection, ClaimRejection } from './rejections'
import { returnLines } from './return-lines'
import type { StockChecks } from './stock-checks'

export interface OrderLinesOptions {
  readonly local: LocalCart
  readonly stock: StockChecks
  readonly config: CartConfig
  readonly sync: () => Promise<void>
}

/** Lines on their way from the cart into an order, and back. For the checkout; the host follows in the background. */
export class OrderLines {
  readonly #options: OrderLinesOptions

  constructor(options: OrderLinesOptions) {
    this.#options = options
  }

  /** The order that has claimed the lines, until it is made or released. */
  get claimedBy(): string | undefined {
    return this.#options.local.document.confirming?.order_id
  }

  /**
   * Reserves the lines for one order if the cart still holds exactly these, so that no other tab orders them too
   * (decisions.md 28). Rejects when the claim cannot be stored.
   */
  async claim(order_id: string, shown: readonly ClaimedLine[]): Promise<Outcome<OrderClaim, ClaimRejection>> {
    const lines = shown.map(({ key, qty }) => ({ key, qty }))
    const { confirming } = await this.#options.local.store(claimLines({ order_id, lines }))
    if (confirming?.order_id === order_id) return accept(confirming)
    return reject(confirming ? { code: 'already-confirming', order_id: confirming.order_id } : { code: 'cart-changed' })
  }

  /** The order was not made: its lines may be ordered again. */
  async release(order_id: string): Promise<void> {
    await this.#options.local.change(releaseClaim(order_id))
  }

  /** The order is made: its lines leave the cart, here at once and at the host with the next sync (decisions.md 28). */
  removeOrdered(order_id: string): Promise<void> {
    return this.#change(orderedLines(order_id))
  }

  /** These pieces were ordered on another site. */
  removeOrderedElsewhere(pieces: readonly ClaimedLine[]): Promise<void> {
    return this.#change(withoutPieces(pieces))
  }

  /**
   * The order was taken back: its lines return to the cart of its owner, an account or `guest`, once, whichever tab
   * asks
   * first. A line that cannot be added any more is left out, and the first rejection is returned.
   */
  async restore(
    order_id: string,
    owner: string,
    ordered: readonly CartItem[],
  ): Promise<Outcome<unknown, AddRejection>> {
    const { local, stock, config } = this.#options
    const items = isOfAnotherAccount(local.document, owner) ? [] : local.document.cartItems
    const checked = ordered.map((item) =>
      checkAddition(item, items.find(({ key }) => key === item.key)?.qty ?? 0, config),
    )
    const lines = ordered
      .filter((_, index) => checked[index]?.ok)
      .map((item) => ({ ...draftOf(item), ...stock.planned(item) }))
    await this.#change(returnLines(order_id, owner, lines))
    const planned = new Set(lines.flatMap(({ onlineStockCheckid: task_id }) => task_id ?? []))
    for (const item of local.document.cartItems) if (planned.has(item.onlineStockCheckid ?? '')) void stock.ask(item)
    return checked.find(({ ok }) => !ok) ?? accept(undefined)
  }

  async #change(change: CartChange): Promise<void> {
    await this.#options.local.change(change)
    void this.#options.sync()
  }
}
