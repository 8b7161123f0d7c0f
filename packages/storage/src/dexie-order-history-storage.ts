import type { OrderHistoryStorage, StoredOrderHistory } from '@vitrin/checkout'
import { checkOrderHistory } from './checks/check-records'
import type { ResilientShopDb } from './resilient-shop-db'

const KEY = 'orders-history'

/** A broken history is dropped, because the host can be asked again. */
export class DexieOrderHistoryStorage implements OrderHistoryStorage {
  readonly #shop: ResilientShopDb

  constructor(shop: ResilientShopDb) {
    this.#shop = shop
  }

  async read(): Promise<StoredOrderHistory | undefined> {
    const { doc, faults } = checkOrderHistory((await this.#shop.read(this.#shop.database.user.get(KEY)))?.doc)
    return faults.length === 0 ? doc : undefined
  }

  async write(history: StoredOrderHistory): Promise<void> {
    await this.#shop.write(() => this.#shop.database.user.put({ key: KEY, doc: history }))
  }

  async clear(): Promise<void> {
    await this.#shop.write(() => this.#shop.database.user.delete(KEY))
  }
}
