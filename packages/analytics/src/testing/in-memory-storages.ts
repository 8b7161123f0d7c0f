import { NOT_ASKED, type Consent } from '../consent'
import type { ConsentStorage, RememberedOrders, RememberedOrderStorage } from '../ports'

export class InMemoryConsentStorage implements ConsentStorage {
  readonly #listeners = new Set<(consent: Consent) => void>()
  consent: Consent = NOT_ASKED
  failure: Error | undefined

  read(): Promise<Consent> {
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(this.consent)
  }

  update(change: (consent: Consent) => Consent): Promise<Consent> {
    if (this.failure) return Promise.reject(this.failure)
    this.consent = change(this.consent)
    return Promise.resolve(this.consent)
  }

  onChange(listener: (consent: Consent) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** As another tab would. */
  chooseElsewhere(choice: Consent['choice']): void {
    this.consent = { choice }
    for (const listener of this.#listeners) listener(this.consent)
  }
}

export class InMemoryRememberedOrderStorage implements RememberedOrderStorage {
  #document = '{}'
  failure: Error | undefined

  update(change: (orders: RememberedOrders) => RememberedOrders): Promise<RememberedOrders> {
    if (this.failure) return Promise.reject(this.failure)
    this.#document = JSON.stringify(change(JSON.parse(this.#document) as RememberedOrders))
    return Promise.resolve(JSON.parse(this.#document) as RememberedOrders)
  }
}
