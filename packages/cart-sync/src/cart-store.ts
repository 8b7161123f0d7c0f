import type { CartItemDraft } from '@vitrin/catalog'
import {
  accept,
  EventChannel,
  GUEST,
  parseQuantity,
  reject,
  type Cancel,
  type Clock,
  type Connectivity,
  type IdGenerator,
  type Logger,
  type Outbox,
  type Outcome,
} from '@vitrin/kernel'
import { toOre, type Ore } from '@vitrin/pricing'
import { makeAutoObservable, observableRef } from 'mobx'
import { checkAddition, checkConsent, isOutOfStock, maximumOf, type AddableDraft, type AddConsent } from './add-rules'
import {
  addLine,
  claimLines,
  clearCart,
  disconnectedIfEmptied,
  orderedLines,
  releaseClaim,
  removeLine,
  replaceLine,
  setLineQuantity,
  withoutPieces,
} from './cart-changes'
import type { CartConfig } from './cart-config'
import type { CartChange, CartDocument, ClaimedLine, OrderClaim } from './cart-document'
import type { CartEvent } from './cart-event'
import { draftOf, linePrice, newLine, type CartItem } from './cart-item'
import { isAway, ownedBy } from './cart-owner'
import { CartSync } from './cart-sync'
import { chosenMethods, isVirtualCart, offeredPaymentMethods, shownTotals, type CartTotals } from './cart-totals'
import { lineKey } from './line-key'
import { LocalCart } from './local-cart'
import type { PaymentMethod, ShippingChoice, ShippingMethod } from './methods'
import { editModeOf, type CartEditMode } from './edit-mode'
import type { CartGateway, CartStorage, CheckoutFacts, ProductLookup } from './ports'
import { StockChecks } from './stock-checks'
import { returnLines } from './return-lines'
import type { AddRejection, ClaimRejection, CouponRejection, LineQuantityRejection } from './rejections'
import { isAgreed, withoutBypasses, withoutTotals } from './sync-changes'

export interface CartStoreOptions {
  readonly gateway: CartGateway
  readonly storage: CartStorage
  readonly facts: CheckoutFacts
  readonly products: ProductLookup
  readonly outbox: Outbox
  readonly config: CartConfig
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

export interface Coupon {
  readonly code: string
  /** Positive. */
  readonly discount: Ore
}

/** The cart: what changes here shows and is stored at once, and the host follows in the background (R4.24). */
export class CartStore {
  readonly events = new EventChannel<CartEvent>()
  readonly #local: LocalCart
  readonly #sync: CartSync
  readonly #stock: StockChecks
  readonly #config: CartConfig
  readonly #connectivity: Connectivity
  isAddingToCart = false
  editMode: CartEditMode | null = null

  constructor({ storage, outbox, connectivity, config, logger, ...sync }: CartStoreOptions) {
    this.#config = config
    this.#connectivity = connectivity
    this.#local = new LocalCart(storage, logger)
    this.#sync = new CartSync({
      ...sync,
      local: this.#local,
      config,
      connectivity,
      logger,
      tell: (event) => this.events.emit(event),
    })
    this.#stock = new StockChecks({ local: this.#local, outbox, config, ids: sync.ids, logger })
    makeAutoObservable(this, { events: false, editMode: observableRef }, { autoBind: true })
  }

  get items(): readonly CartItem[] {
    return this.#cart.cartItems
  }

  /** What the number beside the cart's icon says (R9.14). */
  get count(): number {
    return this.#config.minicartCount === 'items'
      ? this.items.length
      : this.items.reduce((sum, { qty }) => sum + qty, 0)
  }

  get totals(): CartTotals {
    return shownTotals(this.#cart)
  }

  get coupon(): Coupon | undefined {
    const { coupon_code, discount_amount = 0 } = this.#cart.platformTotals ?? {}
    return coupon_code ? { code: coupon_code, discount: toOre(Math.abs(discount_amount)) } : undefined
  }

  /** The cart at the host, once there is one. */
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

  /** Only virtual and downloadable products: nothing is shipped. */
  get isVirtual(): boolean {
    return isVirtualCart(this.#cart)
  }

  /** The order that holds these lines, until it is made or came to nothing. */
  get confirming(): string | undefined {
    return this.#cart.confirming?.order_id
  }

  get isLoaded(): boolean {
    return this.#local.isLoaded
  }

  get isSyncing(): boolean {
    return this.#sync.isSyncing
  }

  get #cart(): CartDocument {
    return this.#local.document
  }

  /** The host was asked since then, and has exactly these lines. */
  isAgreedSince(sinceMs: number): boolean {
    return this.#cart.cartServerLastSyncDate >= sinceMs && isAgreed(this.#cart)
  }

  linePrice(item: CartItem): ReturnType<typeof linePrice> {
    return linePrice(item)
  }

  /** Settles when the cart of this device is shown, as this account's; the host's follows. A new page is a new attempt to reach it (R9.14). */
  async load(account = GUEST): Promise<void> {
    await this.#local.load()
    if (this.#cart.owner !== account) await this.#local.change(ownedBy(account))
    if (this.#cart.connectBypassCount > 0) await this.#local.change(withoutBypasses)
    void this.sync()
  }

  /** Follows other tabs, and the host when the network returns; the returned function stops. */
  start(): Cancel {
    const unfollow = this.#local.follow()
    const unheard = this.#stock.start()
    const unsubscribe = this.#connectivity.subscribe((online) => {
      if (online) void this.sync()
    })
    return () => {
      unfollow()
      unheard()
      this.#sync.stop()
      unsubscribe()
    }
  }

  /** Each draft is judged by itself (R5.02, R5.04): what may be added shows at once, and the first refusal is given back when all is stored. */
  async add(
    drafts: readonly AddableDraft[],
    consent: AddConsent = {},
  ): Promise<Outcome<readonly CartItem[], AddRejection>> {
    this.addingChanged(true)
    try {
      const outcomes = await Promise.all(drafts.map((draft) => this.#add(draft, consent)))
      const added = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
      if (added.length > 0) void this.sync()
      return outcomes.find((outcome) => !outcome.ok) ?? accept(added)
    } finally {
      this.addingChanged(false)
    }
  }

  async setQty(key: string, input: number | string): Promise<Outcome<number, LineQuantityRejection>> {
    const item = this.#line(key)
    if (!item) return reject({ code: 'unknown-line' })
    const qty = parseQuantity(input, maximumOf(item))
    if (!qty.ok || qty.value === item.qty) return qty
    const changed = await this.#change(setLineQuantity(key, qty.value), key)
    // Another tab may have taken it out, or signed out, in the same moment.
    if (!changed) return reject({ code: 'unknown-line' })
    this.events.emit({ type: 'quantity-updated', item: changed, before: item.qty })
    return qty
  }

  /** The line that is edited becomes this piece, and edit mode ends (R4.12, R4.46). */
  async replace(key: string, draft: AddableDraft, consent: AddConsent = {}): Promise<Outcome<CartItem, AddRejection>> {
    const missing = checkConsent(draft, consent)
    if (missing) return reject(missing)
    const becomes = lineKey(draft)
    const qty = checkAddition(draft, becomes === key ? 0 : (this.#line(becomes)?.qty ?? 0), this.#config)
    if (!qty.ok) return qty
    const item = await this.#change(replaceLine(key, { ...draft, qty: qty.value }, qty.value), becomes)
    if (!item) throw new Error(`The line ${becomes} was not stored`)
    this.closeEditMode()
    this.events.emit({ type: 'item-changed', item })
    return accept(item)
  }

  async remove(key: string): Promise<void> {
    const item = this.#line(key)
    if (!item) return
    if (this.editMode?.key === key) this.closeEditMode()
    await this.#change(removeLine(key))
    this.events.emit({ type: 'item-removed', item })
  }

  /** Adds a removed line again; its measures were consented to when it was added first. */
  undoRemoval(item: CartItem): Promise<Outcome<readonly CartItem[], AddRejection>> {
    return this.add([draftOf(item)], { consentToOwnMeasures: true })
  }

  /** R4.31. With `sync` the host forgets the lines too; without it the cart at the host is let go. */
  async clear({ sync }: { readonly sync: boolean }): Promise<void> {
    await this.#local.change(clearCart({ sync }))
    if (!sync) return
    await this.sync()
    await this.#local.change(disconnectedIfEmptied)
  }

  /** The cart of whoever is signed in now: a guest's joins the account's, once (decisions.md 7, 9). */
  async belongTo(account: string): Promise<void> {
    if (this.#cart.owner === account) return
    this.closeEditMode()
    await this.#change(ownedBy(account))
  }

  /** Settles when a run that began after this call has ended, however it ended. */
  sync(): Promise<void> {
    return this.#sync.run()
  }

  /** The host no longer asks what it said: it is asked anew, though nothing changed here. */
  async recount(): Promise<void> {
    await this.#local.change(withoutTotals)
    await this.sync()
  }

  applyCoupon(code: string): Promise<Outcome<undefined, CouponRejection>> {
    return this.#sync.applyCoupon(code)
  }

  removeCoupon(): Promise<Outcome<undefined, CouponRejection>> {
    return this.#sync.removeCoupon()
  }

  async selectShipping({ carrier_code, method_code }: ShippingChoice): Promise<void> {
    await this.#change((cart) => ({ ...cart, shipping: { carrier_code, method_code } }))
  }

  async selectPayment(code: string): Promise<void> {
    await this.#change((cart) => ({ ...cart, payment: code }))
  }

  /** Takes the lines for one order, if the cart still holds exactly these; other tabs may not order them as well (decisions.md 28). Throws where they could not be told. */
  async claim(
    order_id: string,
    shown: readonly ClaimedLine[] = this.items,
  ): Promise<Outcome<OrderClaim, ClaimRejection>> {
    const lines = shown.map(({ key, qty }) => ({ key, qty }))
    const { confirming } = await this.#local.store(claimLines({ order_id, lines }))
    if (confirming?.order_id === order_id) return accept(confirming)
    return reject(confirming ? { code: 'already-confirming', order_id: confirming.order_id } : { code: 'cart-changed' })
  }

  /** The order came to nothing: its lines may be ordered again. */
  async release(order_id: string): Promise<void> {
    await this.#local.change(releaseClaim(order_id))
  }

  /** The order is made: its lines leave the cart, here at once and at the host by the next run (decisions.md 28). */
  async ordered(order_id: string): Promise<void> {
    await this.#change(orderedLines(order_id))
  }

  /** Pieces of an order that was made on another site leave the cart. */
  async orderedElsewhere(pieces: readonly ClaimedLine[]): Promise<void> {
    await this.#change(withoutPieces(pieces))
  }

  /** An order of this account, or `guest`, is none any more: its lines lie in its owner's cart again, once, whichever page brings them. One that cannot be added any more stays away. */
  async bringBack(
    order_id: string,
    owner: string,
    ordered: readonly CartItem[],
  ): Promise<Outcome<unknown, AddRejection>> {
    const here = isAway(this.#cart, owner) ? [] : this.items
    const judged = ordered.map((item) =>
      checkAddition(item, here.find(({ key }) => key === item.key)?.qty ?? 0, this.#config),
    )
    const lines = ordered
      .filter((_, index) => judged[index]?.ok)
      .map((item) => ({ ...draftOf(item), ...this.#stock.planned(item) }))
    await this.#change(returnLines(order_id, owner, lines))
    for (const item of this.items)
      if (lines.some(({ onlineStockCheckid: task_id }) => task_id !== undefined && task_id === item.onlineStockCheckid))
        void this.#stock.ask(item)
    return judged.find(({ ok }) => !ok) ?? accept(undefined)
  }

  /** Opens with the line's quantity and options (R4.46). */
  openEditMode(key: string): void {
    const item = this.#line(key)
    if (item) this.editMode = editModeOf(item)
  }

  closeEditMode(): void {
    this.editMode = null
  }

  addingChanged(isAddingToCart: boolean): void {
    this.isAddingToCart = isAddingToCart
  }

  async #add(draft: AddableDraft, consent: AddConsent): Promise<Outcome<CartItem, AddRejection>> {
    const missing = checkConsent(draft, consent)
    if (missing) return reject(missing)
    const key = lineKey(draft)
    const qty = checkAddition(draft, this.#line(key)?.qty ?? 0, this.#config)
    if (!qty.ok) return qty
    const whole: CartItemDraft = { ...draft, ...this.#stock.planned(draft), qty: qty.value }
    const stored = await this.#local.change(addLine(whole, qty.value))
    const item = stored.cartItems.find((line) => line.key === key)
    // Taken out again before a full device said no to it.
    if (!item) return accept(newLine(whole, qty.value))
    this.events.emit({ type: 'item-added', item, qty: qty.value, isOutOfStock: isOutOfStock(draft) })
    void this.#stock.ask(item)
    return accept(item)
  }

  /** Stored first, then told to the host in the background. */
  async #change(change: CartChange, key?: string): Promise<CartItem | undefined> {
    const stored = await this.#local.change(change)
    void this.sync()
    return stored.cartItems.find((item) => item.key === key)
  }

  #line(key: string): CartItem | undefined {
    return this.items.find((item) => item.key === key)
  }
}
