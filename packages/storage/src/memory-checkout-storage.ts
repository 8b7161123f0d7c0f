import type { CheckoutStorage, StoredDetails } from '@vitrin/checkout'

/** For a browser that stores nothing: the details last as long as the page. */
export class MemoryCheckoutStorage implements CheckoutStorage {
  #details: StoredDetails | undefined
  #bypassedAtMs: number | undefined

  async read(): Promise<StoredDetails | undefined> {
    return this.#details
  }

  async write(details: StoredDetails): Promise<void> {
    this.#details = details
  }

  async forget(): Promise<void> {
    this.#details = undefined
  }

  async lastCartBypass(): Promise<number | undefined> {
    return this.#bypassedAtMs
  }

  async cartBypassed(atMs: number): Promise<void> {
    this.#bypassedAtMs = atMs
  }
}
