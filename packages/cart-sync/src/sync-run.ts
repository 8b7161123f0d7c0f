import { GUEST, HostRejection, type Clock, type IdGenerator, type Logger } from '@vitrin/kernel'
import { nextRun } from './cart-changes'
import type { CartConfig } from './cart-config'
import type { CartDocument } from './cart-document'
import type { CartEvent } from './cart-event'
import { isCartGone, isNoAnswer } from './host-faults'
import { LineWrites } from './line-writes'
import type { LocalCart } from './local-cart'
import type { CartCall, CartGateway, CheckoutFacts, ProductLookup } from './ports'
import { reconcile } from './reconcile'
import type { ServerCartItem } from './server-documents'
import { agreed, bypassed, connected, couponReapplied, ofRun, reconciled } from './sync-changes'
import { findUnknownLines } from './unknown-lines'

export interface SyncRunOptions {
  readonly local: LocalCart
  readonly gateway: CartGateway
  readonly facts: CheckoutFacts
  readonly products: ProductLookup
  readonly config: CartConfig
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
  readonly onEvent: (event: CartEvent) => void
}

/**
 * Makes the host's cart like this one: pulls, compares, sends (decisions.md 5). If it ends early, the next run
 * repeats it.
 */
export class SyncRun {
  readonly #options: SyncRunOptions
  readonly #writes: LineWrites

  constructor(options: SyncRunOptions) {
    this.#options = options
    this.#writes = new LineWrites(options)
  }

  /**
   * Returns the call with which host and device now agree; `undefined`: the host has no cart. Throws the error that
   * ended
   * it early.
   */
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

  /** A call for a single write, such as a coupon; `undefined`: the host has no cart. */
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

  /** `false`: another run, in any tab, has started since, and does the rest. */
  #isNewest({ run }: Pick<CartDocument, 'run'>): boolean {
    return this.#options.local.document.run === run
  }

  /**
   * R4.23: creates the cart at the host if there is something to put into it or to delete; an account has one
   * already.
   */
  async #connected(cart: CartDocument, begun: CartDocument, account = begun.owner): Promise<CartDocument> {
    if (cart.run !== begun.run || cart.cartServerToken !== null || !hasWork(cart)) return cart
    const { local, gateway } = this.#options
    try {
      return await local.change(ofRun(begun.run, connected(await gateway.create(account))))
    } catch (error) {
      const isUnauthorised = error instanceof HostRejection && error.code === 401
      // An account's cart waits for the next sign-in (decisions.md 9). A guest's cart instead would be asked for with
      // the account's token.
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
      // The account is no longer signed in: its cart waits for the next sign-in (decisions.md 9).
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
    const { local, facts, products, config, clock, logger } = this.#options
    const { drafts, fault } = await findUnknownLines(local.document, serverItems, products)
    // Without a hash the host has never confirmed this cart: it is new, and this device fills it.
    const force = facts.inCheckout || local.document.cartItemsHash === null
    const compared = { serverItems, force, config, drafts }
    const stored = await local.store(ofRun(run, reconciled(compared, clock.now())))
    if (stored.run !== run) return
    // The device was too full to store the cart's id. Lines sent to a cart that cannot be found again would be lost.
    if (stored.cartServerToken !== call.cartId) throw new Error(`The cart ${call.cartId} was not stored`)
    // Compared again with the stored cart, because another tab may have changed it since. Lines that were taken over
    // from the host are taken over again.
    const { updates, deletions, log } = reconcile({
      ...compared,
      items: stored.cartItems,
      tombstones: stored.tombstones,
    })
    logger.debug('The cart was compared with the host’s', log)
    for (const update of updates) if (this.#isNewest({ run })) await this.#writes.update(call, run, update)
    for (const server of deletions) if (this.#isNewest({ run })) await this.#writes.delete(call, run, server)
    // The host's totals include a line that cannot be shown here yet, so the two carts do not agree.
    if (fault) throw fault
  }

  /** R4.15: removes the coupon from the guest's cart and applies it to the account's. */
  async #reapplyCoupon(call: CartCall, { run }: CartDocument): Promise<void> {
    const { local, gateway, logger, onEvent } = this.#options
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
      onEvent({ type: 'coupon-lost', code: coupon.code })
    }
    await local.change(ofRun(run, couponReapplied))
  }
}

/** An account's cart is always pulled: another device may have added lines. */
function hasWork({ owner, cartServerToken, cartItems, tombstones }: CartDocument): boolean {
  return owner !== GUEST || cartServerToken !== null || cartItems.length > 0 || tombstones.length > 0
}

function runName({ device, run }: CartDocument): string {
  return `${device}:${run}`
}
