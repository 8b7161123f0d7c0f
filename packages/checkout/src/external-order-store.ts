import type { ClaimedLine } from '@vitrin/cart-sync'
import { GUEST, TransportError, type Logger, type PlacedOrderDocument } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { NOTHING_HANDED_OVER, type HandedOver } from './handed-over'
import type { AskedOrder, ExternalOrderGateway, HandOverStorage } from './ports'

export interface ExternalOrderOptions {
  readonly gateway: ExternalOrderGateway
  readonly storage: HandOverStorage
  readonly cart: {
    readonly orderLines: { removeOrderedElsewhere(pieces: readonly ClaimedLine[]): Promise<void> }
  }
  /** The customer's id, or `guest`. */
  readonly account: () => string
  readonly logger: Logger
}

/** `unknown`: there is no such order, or it belongs to another shopper. */
export type ExternalOrderState = 'asking' | 'found' | 'unknown' | 'failed'

/**
 * The order that another site has taken, for the thank-you page (R2.16). Only its customer, or the guest who handed
 * over the cart, can load it.
 */
export class ExternalOrderStore {
  readonly #options: ExternalOrderOptions
  #turn = 0
  state: ExternalOrderState = 'asking'
  order: PlacedOrderDocument | undefined = undefined

  constructor(options: ExternalOrderOptions) {
    this.#options = options
    makeAutoObservable(this, { order: observableRef }, { autoBind: true })
  }

  /**
   * Loads the order by the number that the site names, or the last order of the handed-over cart. A number alone is
   * not enough for a guest.
   */
  async load(orderId: string | undefined): Promise<void> {
    const { gateway, storage, account, logger } = this.#options
    const turn = ++this.#turn
    this.show('asking', undefined)
    const asker = account()
    const handedOver = await storage.read().catch((error: unknown) => {
      logger.warn('The hand-over could not be read', error)
      return NOTHING_HANDED_OVER
    })
    const cartId = handedOver.cartId ?? undefined
    const asked: AskedOrder = { orderId, cartId }
    const hasRight = cartId !== undefined || (orderId !== undefined && asker !== GUEST)
    try {
      const order = hasRight ? await gateway.find(asker, asked) : undefined
      if (turn !== this.#turn || account() !== asker) return
      this.show(order ? 'found' : 'unknown', order)
      if (order && isOfCart(order, handedOver, asker)) await this.#removeOrderedLines(order, handedOver)
    } catch (error) {
      if (error instanceof TransportError) logger.debug('The order could not be loaded', error)
      else logger.warn('The order could not be loaded', error)
      if (turn === this.#turn) this.show('failed', undefined)
    }
  }

  private show(state: ExternalOrderState, order: PlacedOrderDocument | undefined): void {
    this.state = state
    this.order = order
  }

  /** Once for each order: lines that are added afterwards belong to the next one. */
  async #removeOrderedLines(order: PlacedOrderDocument, { lines, ordered }: HandedOver): Promise<void> {
    const { cart, storage, logger } = this.#options
    if (ordered === order.increment_id) return
    const skus = new Set(order.items.map(({ sku }) => sku))
    try {
      await cart.orderLines.removeOrderedElsewhere(lines.filter(({ sku }) => skus.has(sku)))
      await storage.update((kept) => ({ ...kept, lines: [], ordered: order.increment_id }))
    } catch (error) {
      logger.error('The ordered lines are still in the cart', error)
    }
  }
}

/** Whether the order came from the handed-over cart: a guest can load only that order, a customer any own order. */
function isOfCart({ quote_id }: PlacedOrderDocument, { cartId, account }: HandedOver, asker: string): boolean {
  return cartId !== null && ((asker === GUEST && account === GUEST) || String(quote_id) === cartId)
}
