import type { OrderHistoryStorage, StoredOrderHistory } from '@vitrin/checkout'
import { checkOrderHistory } from './checks/check-records'
import type { GuardedShop } from './guarded-shop'

const KEY = 'orders-history'

/** What the host can be asked for again: what is broken is as good as nothing. */
export class DexieOrderHistoryStorage implements OrderHistoryStorage {
  readonly #shop: GuardedShop

  constructor(shop: GuardedShop) {
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
