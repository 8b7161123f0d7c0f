import type { Logger, PlacedOrderDocument } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { shortOrderName } from './short-order-name'
import type { ExternalOrderGateway, OrderStorage, StoredOrder } from './ports'

export interface OrderConfirmationOptions {
  readonly orders: Pick<OrderStorage, 'all'>
  readonly gateway: ExternalOrderGateway
  /** The customer's id, or `guest`. */
  readonly account: () => string
  /** The customer's id, empty for a guest. */
  readonly userId: () => string
  readonly logger: Logger
}

/** `unknown`: this device has no such order, or it belongs to another account. */
export type OrderConfirmationState = 'loading' | 'found' | 'unknown' | 'failed'

/**
 * The order of a confirmation page. The order on this device is the right to see it: the address alone shows nothing
 * on another device.
 */
export class OrderConfirmationStore {
  readonly #options: OrderConfirmationOptions
  #turn = 0
  state: OrderConfirmationState = 'loading'
  order: StoredOrder | undefined = undefined
  /** The order as the host has it, once it has answered. */
  placed: PlacedOrderDocument | undefined = undefined

  constructor(options: OrderConfirmationOptions) {
    this.#options = options
    makeAutoObservable(this, { order: observableRef, placed: observableRef }, { autoBind: true })
  }

  /** Reads the order with this reference. A shown order stays until it is read again. */
  async open(reference: string): Promise<void> {
    const { orders, userId, logger } = this.#options
    const turn = ++this.#turn
    if (!this.order || shortOrderName(this.order.order_id) !== reference) this.show('loading', undefined)
    try {
      const own = (await orders.all())
        .filter(({ order_id, user_id }) => shortOrderName(order_id) === reference && isOf(user_id, userId()))
        .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      if (turn !== this.#turn) return
      this.show(own[0] ? 'found' : 'unknown', own[0])
      if (own[0]?.transmited) await this.#loadPlaced(own[0], turn)
    } catch (error) {
      logger.warn('The order of the confirmation could not be read', error)
      if (turn === this.#turn) this.show('failed', undefined)
    }
  }

  private show(state: OrderConfirmationState, order: StoredOrder | undefined): void {
    this.state = state
    if (this.order?.order_id !== order?.order_id) this.placed = undefined
    this.order = order
  }

  private showPlaced(placed: PlacedOrderDocument | undefined): void {
    this.placed = placed
  }

  /** Without an answer the confirmation shows what this device knows. */
  async #loadPlaced({ order_id, cart_id }: StoredOrder, turn: number): Promise<void> {
    const { gateway, account, logger } = this.#options
    try {
      const placed = await gateway.find(account(), { orderId: order_id, cartId: cart_id || undefined })
      if (turn === this.#turn) this.showPlaced(placed)
    } catch (error) {
      logger.debug('The host did not answer with the order', error)
    }
  }
}

/** A guest's order belongs to the device, also after a sign-in. */
function isOf(owner: string, userId: string): boolean {
  return owner === '' || owner === userId
}
