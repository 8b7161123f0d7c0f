import type { CartItemDraft } from '@vitrin/catalog'
import { accept, parseQuantity, reject, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable } from 'mobx'
import { checkAddition, checkConsent, isOutOfStock, maximumOf, type AddableDraft, type AddConsent } from './add-rules'
import { addLine, clearCart, disconnectedIfEmptied, removeLine, replaceLine, setLineQuantity } from './cart-changes'
import type { CartConfig } from './cart-config'
import type { CartChange } from './cart-document'
import type { CartEvent } from './cart-event'
import { newLine, type CartItem } from './cart-item'
import { lineKey } from './line-key'
import type { LocalCart } from './local-cart'
import type { ShippingChoice } from './methods'
import type { AddRejection, LineQuantityRejection } from './rejections'
import type { StockChecks } from './stock-checks'

export interface CartActionsOptions {
  readonly local: LocalCart
  readonly stock: StockChecks
  readonly config: CartConfig
  readonly onEvent: (event: CartEvent) => void
  /** Called after each stored change: the host follows in the background. */
  readonly sync: () => Promise<void>
}

/** The changes that a shopper makes to the cart. */
export class CartActions {
  readonly #options: CartActionsOptions
  isAdding = false

  constructor(options: CartActionsOptions) {
    this.#options = options
    makeAutoObservable(this, {}, { autoBind: true })
  }

  find(key: string): CartItem | undefined {
    return this.#options.local.document.cartItems.find((item) => item.key === key)
  }

  async add(drafts: readonly AddableDraft[], consent: AddConsent): Promise<Outcome<readonly CartItem[], AddRejection>> {
    this.setAdding(true)
    try {
      const outcomes = await Promise.all(drafts.map((draft) => this.#addOne(draft, consent)))
      const added = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
      if (added.length > 0) void this.#options.sync()
      return outcomes.find((outcome) => !outcome.ok) ?? accept(added)
    } finally {
      this.setAdding(false)
    }
  }

  async setQuantity(key: string, input: number | string): Promise<Outcome<number, LineQuantityRejection>> {
    const item = this.find(key)
    if (!item) return reject({ code: 'unknown-line' })
    const qty = parseQuantity(input, maximumOf(item))
    if (!qty.ok || qty.value === item.qty) return qty
    const changed = await this.#change(setLineQuantity(key, qty.value), key)
    // Another tab may have removed it, or signed out, in the same moment.
    if (!changed) return reject({ code: 'unknown-line' })
    this.#options.onEvent({ type: 'quantity-updated', item: changed, before: item.qty })
    return qty
  }

  async replace(key: string, draft: AddableDraft, consent: AddConsent): Promise<Outcome<CartItem, AddRejection>> {
    const missing = checkConsent(draft, consent)
    if (missing) return reject(missing)
    const becomes = lineKey(draft)
    const qty = checkAddition(draft, becomes === key ? 0 : (this.find(becomes)?.qty ?? 0), this.#options.config)
    if (!qty.ok) return qty
    const item = await this.#change(replaceLine(key, { ...draft, qty: qty.value }, qty.value), becomes)
    if (!item) throw new Error(`The line ${becomes} was not stored`)
    this.#options.onEvent({ type: 'item-changed', item })
    return accept(item)
  }

  async remove(key: string): Promise<void> {
    const item = this.find(key)
    if (!item) return
    await this.#change(removeLine(key))
    this.#options.onEvent({ type: 'item-removed', item })
  }

  async clear({ sync }: { readonly sync: boolean }): Promise<void> {
    const { local } = this.#options
    await local.change(clearCart({ sync }))
    if (!sync) return
    await this.#options.sync()
    await local.change(disconnectedIfEmptied)
  }

  async selectShipping({ carrier_code, method_code }: ShippingChoice): Promise<void> {
    await this.#change((cart) => ({ ...cart, shipping: { carrier_code, method_code } }))
  }

  async selectPayment(code: string): Promise<void> {
    await this.#change((cart) => ({ ...cart, payment: code }))
  }

  async #addOne(draft: AddableDraft, consent: AddConsent): Promise<Outcome<CartItem, AddRejection>> {
    const { local, stock, config, onEvent } = this.#options
    const missing = checkConsent(draft, consent)
    if (missing) return reject(missing)
    const key = lineKey(draft)
    const qty = checkAddition(draft, this.find(key)?.qty ?? 0, config)
    if (!qty.ok) return qty
    const complete: CartItemDraft = { ...draft, ...stock.planned(draft), qty: qty.value }
    const stored = await local.change(addLine(complete, qty.value))
    const item = stored.cartItems.find((line) => line.key === key)
    // The shopper removed it again while the device tried to store it.
    if (!item) return accept(newLine(complete, qty.value))
    onEvent({ type: 'item-added', item, qty: qty.value, isOutOfStock: isOutOfStock(draft) })
    void stock.ask(item)
    return accept(item)
  }

  async #change(change: CartChange, key?: string): Promise<CartItem | undefined> {
    const stored = await this.#options.local.change(change)
    void this.#options.sync()
    return stored.cartItems.find((item) => item.key === key)
  }

  private setAdding(isAdding: boolean): void {
    this.isAdding = isAdding
  }
}
