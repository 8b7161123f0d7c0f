import type { Logger, OrderDocument } from '@vitrin/kernel'
import type { OrderStorage, StoredOrder } from './ports'

export interface StoredOrdersOptions {
  readonly storage: OrderStorage
  readonly logger: Logger
}

/** The orders on this device, by their id. */
export class StoredOrders {
  readonly #storage: OrderStorage
  readonly #logger: Logger

  constructor({ storage, logger }: StoredOrdersOptions) {
    this.#storage = storage
    this.#logger = logger
  }

  put(order: StoredOrder): Promise<void> {
    return this.#storage.put(order)
  }

  async find(order_id: string): Promise<StoredOrder | undefined> {
    return (await this.#storage.all()).find((order) => order.order_id === order_id)
  }

  /** An order that cannot be read does not count as waiting, so that the shopper still hears its answer. */
  async isWaiting(order_id: string): Promise<boolean> {
    let isWaiting = false
    await succeeds(this.#logger, 'The stored order could not be read', async () => {
      isWaiting = (await this.find(order_id))?.waiting === true
    })
    return isWaiting
  }

  async remove(order_id: string): Promise<void> {
    await succeeds(this.#logger, 'An order that was not made is still stored', () => this.#storage.remove(order_id))
  }
}

/** The document that is sent, without the fields that only this device keeps. */
export function documentOf(stored: StoredOrder): OrderDocument {
  const {
    items: _items,
    waiting: _waiting,
    confirmation: _confirmation,
    totals: _totals,
    ordered_by: _orderedBy,
    ...order
  } = stored
  return order
}

/** Logs a failure instead of throwing it. */
export async function succeeds(logger: Logger, failure: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    logger.error(failure, error)
    return false
  }
}
