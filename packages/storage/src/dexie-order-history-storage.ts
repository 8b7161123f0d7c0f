import type { OrderHistoryStorage, StoredOrderHistory } from '@vitrin/checkout'
import type { ShopDatabase } from './open-shop-database'

const KEY = 'orders-history'

export class DexieOrderHistoryStorage implements OrderHistoryStorage {
  readonly #database: ShopDatabase

  constructor(database: ShopDatabase) {
    this.#database = database
  }

  async read(): Promise<StoredOrderHistory | undefined> {
    return (await this.#database.user.get(KEY))?.doc as StoredOrderHistory | undefined
  }

  async write(history: StoredOrderHistory): Promise<void> {
    await this.#database.user.put({ key: KEY, doc: history })
  }

  async clear(): Promise<void> {
    await this.#database.user.delete(KEY)
  }
}
