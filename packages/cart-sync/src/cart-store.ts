import { EventChannel, GUEST, type Cancel, type Outcome } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { AddableDraft, AddConsent } from './add-rules'
import { CartActions } from './cart-actions'
import type { CartConfig } from './cart-config'
import { countOf } from './cart-count'
import type { CartDocument } from './cart-document'
import type { CartEvent } from './cart-event'
import { draftOf, linePrice, type CartItem } from './cart-item'
import { ownedBy } from './cart-owner'
import type { CartStoreOptions } from './cart-store-options'
import { CartSync } from './cart-sync'
import { chosenMethods, isVirtualCart, offeredPaymentMethods, shownTotals, type CartTotals } from './cart-totals'
import { couponOf, type Coupon } from './coupon'
import { editModeOf, type CartEditMode } from './edit-mode'
import { LocalCart } from './local-cart'
import type { PaymentMethod, ShippingChoice, ShippingMethod } from './methods'
import { OrderLines } from './order-lines'
import type { AddRejection, CouponRejection, LineQuantityRejection } from './rejections'
import { StockChecks } from './stock-checks'
import { isAgreed, withoutBypasses } from './sync-changes'

/** The shopper's cart. A change shows and is stored at once; the host follows in the background (R4.24). */
export class CartStore {
  readonly events = new EventChannel<CartEvent>()
  readonly orderLines: OrderLines
  readonly #local: LocalCart
  readonly #sync: CartSync
  readonly #stock: StockChecks
  readonly #actions: CartActions
  readonly #config: CartConfig
  editMode: CartEditMode | null = null

  constructor({ storage, outbox, ...options }: CartStoreOptions) {
    const local = new LocalCart(storage, options.logger)
    const stock = new StockChecks({ ...options, local, outbox })
    const onEvent = (event: CartEvent) => this.events.emit(event)
    const shared = { ...options, local, stock, onEvent, sync: () => this.sync() }
    this.#config = options.config
    this.#local = local
    this.#stock = stock
    this.#sync = new CartSync(shared)
    this.#actions = new CartActions(shared)
    this.orderLines = new OrderLines(shared)
    makeAutoObservable(this, { events: false, orderLines: false, editMode: observableRef }, { autoBind: true })
  }

  get items(): readonly CartItem[] {
    return this.#cart.cartItems
  }

  /** The number beside the cart's icon (R9.14). */
  get count(): number {
    return countOf(this.#cart, this.#config)
  }

  get totals(): CartTotals {
    return shownTotals(this.#cart)
  }

  get coupon(): Coupon | undefined {
    return couponOf(this.#cart)
  }

  /** Names the cart at the host, once there is one. */
  get token(): string | undefined {
    return this.#cart.cartServerToken ?? undefined
  }

  get shippingMethods(): readonly ShippingMethod[] {
    return this.isVirtual ? [] : this.#cart.shippingMethods
  }

  get paymentMethods(): readonly PaymentMethod[] {
    return offeredPaymentMethods(this.#cart)
  }

  get shipping(): ShippingMethod | undefined {
    return chosenMethods(this.#cart).shipping
  }

  get payment(): PaymentMethod | undefined {
    return chosenMethods(this.#cart).payment
  }

  /** All products are virtual or downloadable, so that nothing is shipped. */
  get isVirtual(): boolean {
    return isVirtualCart(this.#cart)
  }

  get isAddingToCart(): boolean {
    return this.#actions.isAdding
  }

  get #cart(): CartDocument {
    return this.#local.document
  }

  linePrice(item: CartItem): ReturnType<typeof linePrice> {
    return linePrice(item)
  }

  /** Settles when the stored cart is shown and belongs to this account. Syncs in the background. */
  async load(account = GUEST): Promise<void> {
    await this.#local.load()
    if (this.#cart.owner !== account) await this.#local.change(ownedBy(account))
    // R9.14: a new page may fall back to a guest's cart again.
    if (this.#cart.connectBypassCount > 0) await this.#local.change(withoutBypasses)
    void this.sync()
  }

  /** Follows other tabs, and syncs when the network returns. The returned function stops. */
  start(): Cancel {
    const stops = [this.#local.follow(), this.#stock.start(), this.#sync.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Each draft is checked by itself (R5.02, R5.04): the valid ones are added, and the first rejection is returned. */
  add(drafts: readonly AddableDraft[], consent: AddConsent = {}): Promise<Outcome<readonly CartItem[], AddRejection>> {
    return this.#actions.add(drafts, consent)
  }

  setQty(key: string, input: number | string): Promise<Outcome<number, LineQuantityRejection>> {
    return this.#actions.setQuantity(key, input)
  }

  /** The edited line becomes this draft, and edit mode ends (R4.12, R4.46). */
  async replace(key: string, draft: AddableDraft, consent: AddConsent = {}): Promise<Outcome<CartItem, AddRejection>> {
    const replaced = await this.#actions.replace(key, draft, consent)
    if (replaced.ok) this.closeEditMode()
    return replaced
  }

  async remove(key: string): Promise<void> {
    if (this.editMode?.key === key) this.closeEditMode()
    await this.#actions.remove(key)
  }

  /** Adds a removed line again. The shopper consented to its measures when it was added first. */
  undoRemoval(item: CartItem): Promise<Outcome<readonly CartItem[], AddRejection>> {
    return this.add([draftOf(item)], { consentToOwnMeasures: true })
  }

  /** With `sync` the host's lines are removed too; without it the host's cart is only forgotten here (R4.31). */
  clear(host: { readonly sync: boolean }): Promise<void> {
    return this.#actions.clear(host)
  }

  /** A sign-in adds the guest's lines to the account's cart, once; a sign-out parks it (decisions.md 7, 9). */
  async assignOwner(account: string): Promise<void> {
    if (this.#cart.owner === account) return
    this.closeEditMode()
    await this.#local.change(ownedBy(account))
    void this.sync()
  }

  /** Settles when a sync that began after this call has ended, with or without success. */
  sync(): Promise<void> {
    return this.#sync.run()
  }

  /** The cart was synced after that time, and the host has exactly these lines. */
  isSyncedSince(sinceMs: number): boolean {
    return this.#cart.cartServerLastSyncDate >= sinceMs && isAgreed(this.#cart)
  }

  /** Fetches the host’s totals although nothing changed here: the host answered that they differ now. */
  refreshTotals(): Promise<void> {
    return this.#sync.refreshTotals()
  }

  applyCoupon(code: string): Promise<Outcome<undefined, CouponRejection>> {
    return this.#sync.applyCoupon(code)
  }

  removeCoupon(): Promise<Outcome<undefined, CouponRejection>> {
    return this.#sync.removeCoupon()
  }

  selectShipping(choice: ShippingChoice): Promise<void> {
    return this.#actions.selectShipping(choice)
  }

  selectPayment(code: string): Promise<void> {
    return this.#actions.selectPayment(code)
  }

  /** The line's product page starts with its quantity and options (R4.46). */
  openEditMode(key: string): void {
    const item = this.#actions.find(key)
    if (item) this.editMode = editModeOf(item)
  }

  closeEditMode(): void {
    this.editMode = null
  }
}
