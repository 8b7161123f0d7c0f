import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { EMPTY_CART, type CartChange, type CartDocument } from './cart-document'
import { OneAtATime } from './one-at-a-time'
import type { CartStorage } from './ports'

/** The cart of this tab: every change shows at once and is made again, atomically, on what is stored (decisions.md 28). */
export class LocalCart {
  readonly #storage: CartStorage
  readonly #logger: Logger
  /** In the order in which they were made, also when one of them fails. */
  readonly #writes = new OneAtATime()
  #unsettled = 0
  /** Shown, but the device could not store them: the next write takes them along. */
  #unstored: readonly CartChange[] = []
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

  /** Settles with the stored cart. What a device cannot store is the cart of this tab until it can. */
  async change(change: CartChange): Promise<CartDocument> {
    try {
      return await this.#write(change, (unstored) => [...unstored, change])
    } catch (error) {
      this.#logger.error('The cart could not be stored', error)
      return this.document
    }
  }

  /** For what must be on disk before the host is asked (decisions.md 26, 27): rejects, and is not the cart's any more, when it could not be stored. */
  store(change: CartChange): Promise<CartDocument> {
    return this.#write(change, (unstored) => unstored)
  }

  #write(
    change: CartChange,
    afterFailure: (unstored: readonly CartChange[]) => readonly CartChange[],
  ): Promise<CartDocument> {
    this.applied(change)
    this.#unsettled += 1
    return this.#writes.run(async () => {
      const known = this.#stored.revision
      try {
        const stored = await this.#storage.update(revised([...this.#unstored, change]))
        this.#unstored = []
        this.#unsettled -= 1
        this.settled(stored, known)
        return stored
      } catch (error) {
        this.#unstored = afterFailure(this.#unstored)
        this.#unsettled -= 1
        this.shown()
        throw error
      }
    })
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
    this.shown()
  }

  settled(stored: CartDocument, known: number): void {
    // A change of something older than what was known: the shopper emptied the browser's storage meanwhile.
    if (stored.revision <= known) this.#stored = stored
    this.heard(stored)
  }

  /** What is stored lacks the changes that are still on their way there; the last of them brings it. */
  shown(): void {
    if (this.#unsettled === 0) this.document = made(this.#unstored, this.#stored)
  }
}

function made(changes: readonly CartChange[], cart: CartDocument): CartDocument {
  return changes.reduce((before, change) => change(before), cart)
}

function revised(changes: readonly CartChange[]): CartChange {
  return (cart) => ({ ...made(changes, cart), revision: cart.revision + 1 })
}
