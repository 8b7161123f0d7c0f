import type { OrderHistoryStorage, StoredOrderHistory } from '@vitrin/checkout'

/** The orders of this page alone, where the browser stores nothing. */
export class MemoryOrderHistoryStorage implements OrderHistoryStorage {
  #history: StoredOrderHistory | undefined

  async read(): Promise<StoredOrderHistory | undefined> {
    return this.#history
  }

  async write(history: StoredOrderHistory): Promise<void> {
    this.#history = history
  }

  async clear(): Promise<void> {
    this.#history = undefined
  }
}
