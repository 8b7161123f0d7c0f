import type { OrderStorage, StoredOrder } from '@vitrin/checkout'
import type { ShopDatabase } from './open-shop-database'

export class DexieOrderStorage implements OrderStorage {
  readonly #database: ShopDatabase

  constructor(database: ShopDatabase) {
    this.#database = database
  }

  async all(): Promise<readonly StoredOrder[]> {
    return (await this.#database.orders.toArray()).map(({ doc }) => doc as StoredOrder)
  }

  async put(order: StoredOrder): Promise<void> {
    await this.#database.orders.put({ key: order.order_id, doc: order })
  }

  async remove(order_id: string): Promise<void> {
    await this.#database.orders.delete(order_id)
  }
}
