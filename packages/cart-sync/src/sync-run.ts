import type { CartItemDraft } from '@vitrin/catalog'
import { GUEST, HostRejection, type Clock, type IdGenerator, type Logger } from '@vitrin/kernel'
import { confirmDeletion, confirmLine, nextRun, refuseLine } from './cart-changes'
import type { CartConfig } from './cart-config'
import type { CartDocument } from './cart-document'
import type { CartEvent } from './cart-event'
import { isCartGone, isNoAnswer } from './host-faults'
import { lineKey } from './line-key'
import type { LocalCart } from './local-cart'
import type { CartCall, CartGateway, CheckoutFacts, ProductLookup } from './ports'
import { reconcile, type LineUpdate } from './reconcile'
import type { CartItemPayload, ServerCartItem } from './server-documents'
import { agreed, bypassed, connected, couponReapplied, ofRun, reconciled } from './sync-changes'

export interface SyncRunOptions {
  readonly local: LocalCart
  readonly gateway: CartGateway
  readonly facts: CheckoutFacts
  readonly products: ProductLookup
  readonly config: CartConfig
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly tell: (event: CartEvent) => void
}

/** "Make the server like mine" (decisions.md 5): pull, compare, send. Whatever ends it early, the next run heals. */
export class SyncRun {
  readonly #options: SyncRunOptions

  constructor(options: SyncRunOptions) {
    this.#options = options
  }

  /** Gives the call under which host and device now agree; `undefined` where there is no cart at the host. Throws what ended it early. */
  async perform(): Promise<CartCall | undefined> {
    const { local } = this.#options
    if (!hasWork(local.document)) return undefined
    const begun = await this.#begin()
    const pulled = await this.#pull(await this.#connected(begun, begun), begun)
    if (!pulled || !this.#isNewest(begun)) return undefined
    const { call, serverItems } = pulled
    await this.#send(call, begun.run, serverItems)
    await this.#reapplyCoupon(call, begun)
    const ended = await local.change(ofRun(begun.run, agreed))
    return ended.run === begun.run ? call : undefined
  }

  /** For a write of its own, after the runs before it; `undefined` where there is no cart at the host. */
  async single(): Promise<CartCall | undefined> {
    const begun = await this.#begin()
    return begun.cartServerToken === null
      ? undefined
      : { account: begun.owner, cartId: begun.cartServerToken, run: runName(begun) }
  }

  /** The number is stored before anything is sent under it (decisions.md 26). */
  #begin(): Promise<CartDocument> {
    const { local, ids } = this.#options
    return local.store(nextRun(ids.next()))
  }

  /** Another run, in this tab or another, or another owner has taken over: what is left to do is theirs. */
  #isNewest({ run }: Pick<CartDocument, 'run'>): boolean {
    return this.#options.local.document.run === run
  }

  /** R4.23: a cart is created where there is something to put into it, or to take out of it; an account's is fetched. */
  async #connected(cart: CartDocument, begun: CartDocument, account = begun.owner): Promise<CartDocument> {
    if (cart.run !== begun.run || cart.cartServerToken !== null || !hasWork(cart)) return cart
    const { local, gateway } = this.#options
    try {
      return await local.change(ofRun(begun.run, connected(await gateway.create(account))))
    } catch (error) {
      const isUnauthorised = error instanceof HostRejection && error.code === 401
      // An account's waits for it (decisions.md 9): a guest's cart under its name would be asked for with its token.
      if (!isUnauthorised || cart.owner !== GUEST || !this.#mayBypass(cart)) throw error
      return this.#connected(await local.change(ofRun(begun.run, bypassed(null))), begun, GUEST)
    }
  }

  async #pull(
    cart: CartDocument,
    begun: CartDocument,
  ): Promise<{ readonly call: CartCall; readonly serverItems: readonly ServerCartItem[] } | undefined> {
    if (cart.cartServerToken === null || cart.run !== begun.run) return undefined
    const call = { account: cart.owner, cartId: cart.cartServerToken, run: runName(cart) }
    try {
      return { call, serverItems: await this.#options.gateway.pull(call) }
    } catch (error) {
      if (!isCartGone(error) || !this.#mayBypass(cart)) throw error
      // An account that is no longer signed in loses nothing: its cart waits for it (decisions.md 9).
      if (error.code === 401 && cart.owner !== GUEST) throw error
      return this.#pull(
        await this.#connected(await this.#options.local.change(ofRun(begun.run, bypassed(call.cartId))), begun),
        begun,
      )
    }
  }

  /** R9.14 */
  #mayBypass({ connectBypassCount }: CartDocument): boolean {
    return connectBypassCount < this.#options.config.maxCartBypassAttempts
  }

  async #send(call: CartCall, run: number, serverItems: readonly ServerCartItem[]): Promise<void> {
    const { local, facts, config, clock, logger } = this.#options
    const { drafts, fault } = await this.#drafts(local.document, serverItems)
    // Without a hash nothing was ever agreed about this cart: it is a new one, which the client fills.
    const force = facts.inCheckout || local.document.cartItemsHash === null
    const compared = { serverItems, force, config, drafts }
    const stored = await local.store(ofRun(run, reconciled(compared, clock.now())))
    if (stored.run !== run) return
    // A full disk did not keep which cart this is: what is told to one that nobody knows again is lost.
    if (stored.cartServerToken !== call.cartId) throw new Error(`The cart ${call.cartId} was not stored`)
    // On what is stored now, because another tab may have changed it since; what follows the host follows it again.
    const { updates, deletions, log } = reconcile({
      ...compared,
      items: stored.cartItems,
      tombstones: stored.tombstones,
    })
    logger.debug('The cart was compared with the host’s', log)
    for (const update of updates) if (this.#isNewest({ run })) await this.#update(call, run, update)
    for (const server of deletions) if (this.#isNewest({ run })) await this.#delete(call, run, server)
    // A line at the host that cannot be shown yet is nothing to agree on, and the host's totals hold it.
    if (fault) throw fault
  }

  /** R4.15: the guest's cart gives the coupon up, the account's cart gets it. */
  async #reapplyCoupon(call: CartCall, { run }: CartDocument): Promise<void> {
    const { local, gateway, logger, tell } = this.#options
    const { coupon_to_reapply: coupon } = local.document
    if (!coupon || !this.#isNewest({ run })) return
    if (coupon.from !== null) {
      await gateway
        .deleteCoupon({ account: GUEST, cartId: coupon.from, run: call.run })
        .catch((error: unknown) => logger.debug('The guest’s cart still holds the coupon', error))
    }
    try {
      await gateway.applyCoupon(call, coupon.code)
    } catch (error) {
      if (!(error instanceof HostRejection) || error.isServerFault || isNoAnswer(error, false)) throw error
      tell({ type: 'coupon-lost', code: coupon.code })
    }
    await local.change(ofRun(run, couponReapplied))
  }

  async #update(call: CartCall, run: number, update: LineUpdate): Promise<void> {
    const { local, gateway } = this.#options
    const { key, qty } = update.item
    try {
      const server = await gateway.update(call, payloadOf(update, call))
      await local.change(ofRun(run, confirmLine(key, qty, server)))
    } catch (error) {
      if (!(error instanceof HostRejection) || isNoAnswer(error, update.server !== undefined)) throw error
      await this.#refused(run, update, error)
    }
  }

  /** After a server fault the host may have either quantity (R4.29, R4.30, decisions.md 27). */
  async #refused(run: number, { item }: LineUpdate, rejection: HostRejection): Promise<void> {
    const { local, tell } = this.#options
    const stored = await local.change(ofRun(run, refuseLine(item.key, item.qty, !rejection.isServerFault)))
    if (stored.run !== run) return
    const qty = stored.cartItems.find(({ key }) => key === item.key)?.qty ?? 0
    tell({ type: 'rejected', item, qty, code: rejection.code, message: rejection.message })
  }

  async #delete(call: CartCall, run: number, server: ServerCartItem): Promise<void> {
    const { local, gateway, logger } = this.#options
    const { sku, item_id, quote_id } = server
    try {
      await gateway.delete(call, { sku, item_id, quoteId: quote_id })
    } catch (error) {
      if (!(error instanceof HostRejection) || isNoAnswer(error, false)) throw error
      // A line that the host no longer has is deleted. Any other keeps its tombstone, and the next run tries again.
      if (error.code !== 404) return logger.warn('The host did not delete a line', error)
    }
    await local.change(ofRun(run, confirmDeletion(lineKey(server))))
  }

  /** What to show for lines that another device put into the cart, and what kept one from being found. */
  async #drafts(
    cart: CartDocument,
    serverItems: readonly ServerCartItem[],
  ): Promise<{ readonly drafts: ReadonlyMap<string, CartItemDraft>; readonly fault: Error | undefined }> {
    const known = new Set([...cart.cartItems, ...cart.tombstones].map(({ key }) => key))
    const unknown = serverItems.filter((server) => !known.has(lineKey(server)))
    const found = await Promise.allSettled(unknown.map((server) => this.#draft(server)))
    return {
      drafts: new Map(
        found.flatMap((draft) =>
          draft.status === 'fulfilled' && draft.value ? [[lineKey(draft.value), draft.value] as const] : [],
        ),
      ),
      fault: found.find((draft) => draft.status === 'rejected')?.reason as Error | undefined,
    }
  }

  /** Another line's draft would be added anew by every run. */
  async #draft(server: ServerCartItem): Promise<CartItemDraft | undefined> {
    const draft = await this.#options.products.draftOf(server)
    return draft && lineKey(draft) === lineKey(server) ? draft : undefined
  }
}

/** An account's cart may hold what another device put there. */
function hasWork({ owner, cartServerToken, cartItems, tombstones }: CartDocument): boolean {
  return owner !== GUEST || cartServerToken !== null || cartItems.length > 0 || tombstones.length > 0
}

function runName({ device, run }: CartDocument): string {
  return `${device}:${run}`
}

function payloadOf({ item, server }: LineUpdate, call: CartCall): CartItemPayload {
  const { sku, qty, product_option } = item
  return {
    sku,
    qty,
    quoteId: server?.quote_id ?? call.cartId,
    product_option,
    ...(server && { item_id: server.item_id }),
  }
}
