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

/** `unknown`: there is no such order, or none that is this shopper's. */
export type ExternalOrderState = 'asking' | 'found' | 'unknown' | 'failed'

/** The order that another site has taken, for its thank-you page (R2.16): shown to its customer, or to whoever handed the cart over. */
export class ExternalOrderStore {
  readonly #options: ExternalOrderOptions
  #turn = 0
  state: ExternalOrderState = 'asking'
  order: PlacedOrderDocument | undefined = undefined

  constructor(options: ExternalOrderOptions) {
    this.#options = options
    makeAutoObservable(this, { order: observableRef }, { autoBind: true })
  }

  /** By the number that the site named, or the last of the cart that went there. A number alone opens nothing. */
  async load(orderId: string | undefined): Promise<void> {
    const { gateway, storage, account, logger } = this.#options
    const turn = ++this.#turn
    this.became('asking', undefined)
    const asker = account()
    const handedOver = await storage.read().catch((error: unknown) => {
      logger.warn('What was handed over could not be read', error)
      return NOTHING_HANDED_OVER
    })
    const cartId = handedOver.cartId ?? undefined
    const asked: AskedOrder = { orderId, cartId }
    const hasRight = cartId !== undefined || (orderId !== undefined && asker !== GUEST)
    try {
      const order = hasRight ? await gateway.find(asker, asked) : undefined
      if (turn !== this.#turn || account() !== asker) return
      this.became(order ? 'found' : 'unknown', order)
      if (order && isOfCart(order, handedOver, asker)) await this.#takeOut(order, handedOver)
    } catch (error) {
      if (error instanceof TransportError) logger.debug('The order could not be had', error)
      else logger.warn('The order could not be had', error)
      if (turn === this.#turn) this.became('failed', undefined)
    }
  }

  became(state: ExternalOrderState, order: PlacedOrderDocument | undefined): void {
    this.state = state
    this.order = order
  }

  /** Once an order: what the shopper puts into the cart afterwards is for the next one. */
  async #takeOut(order: PlacedOrderDocument, { lines, ordered }: HandedOver): Promise<void> {
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

/** A guest gets to see no other than that of the cart; a customer may open any of theirs. */
function isOfCart({ quote_id }: PlacedOrderDocument, { cartId, account }: HandedOver, asker: string): boolean {
  return cartId !== null && ((asker === GUEST && account === GUEST) || String(quote_id) === cartId)
}
