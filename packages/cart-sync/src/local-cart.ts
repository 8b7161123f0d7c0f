import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { EMPTY_CART, type CartChange, type CartDocument } from './cart-document'
import type { CartStorage } from './ports'

/** The cart of this tab: every change shows at once and is made again, atomically, on what is stored (decisions.md 28). */
export class LocalCart {
  readonly #storage: CartStorage
  readonly #logger: Logger
  #unsettled = 0
  /** The latest that is known to be stored. */
  #stored = EMPTY_CART
  document: CartDocument = EMPTY_CART
  isLoaded = false

  constructor(storage: CartStorage, logger: Logger) {
    this.#storage = storage
    this.#logger = logger
    makeAutoObservable(this, { document: observableRef }, { autoBind: true })
  }

  /** Follows what other tabs store; the returned function stops. */
  follow(): () => void {
    return this.#storage.onChange((stored) => this.heard(stored))
  }

  async load(): Promise<void> {
    try {
      this.heard(await this.#storage.read())
    } catch (error) {
      this.#logger.error('The stored cart could not be read', error)
      // A disk that is only slow shows it yet: writes have no limit.
      void this.change((cart) => cart)
    }
    this.loaded()
  }

  /** Settles with the stored cart. A device that cannot store keeps the cart of this tab. */
  async change(change: CartChange): Promise<CartDocument> {
    try {
      return await this.store(change)
    } catch (error) {
      this.#logger.error('The cart could not be stored', error)
      return this.document
    }
  }

  /** For what must be on disk before the host is asked (decisions.md 26, 27): rejects when it could not be stored. */
  async store(change: CartChange): Promise<CartDocument> {
    const revised: CartChange = (cart) => ({ ...change(cart), revision: cart.revision + 1 })
    const known = this.#stored.revision
    this.applied(revised)
    this.#unsettled += 1
    try {
      const stored = await this.#storage.update(revised)
      this.#unsettled -= 1
      this.settled(stored, known)
      return stored
    } catch (error) {
      this.#unsettled -= 1
      throw error
    }
  }

  loaded(): void {
    this.isLoaded = true
  }

  applied(change: CartChange): void {
    this.document = change(this.document)
  }

  /** News may overtake one another: what was stored last counts. */
  heard(stored: CartDocument): void {
    if (stored.revision > this.#stored.revision) this.#stored = stored
    this.#show()
  }

  settled(stored: CartDocument, known: number): void {
    // A change of something older than what was known: the shopper emptied the browser's storage meanwhile.
    if (stored.revision <= known) this.#stored = stored
    this.heard(stored)
  }

  /** What is stored lacks the changes that are still on their way there; the last of them brings it. */
  #show(): void {
    if (this.#unsettled === 0) this.document = this.#stored
  }
}
