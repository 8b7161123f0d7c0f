import type { Logger } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { EMPTY_CART, type CartChange, type CartDocument } from './cart-document'
import { OneAtATime } from './one-at-a-time'
import type { CartStorage } from './ports'

/**
 * The cart of this tab: each change shows at once and is applied again, atomically, to the stored cart (decisions.md
 * 28).
 */
export class LocalCart {
  readonly #storage: CartStorage
  readonly #logger: Logger
  /** In the order in which they were made, also when one of them fails. */
  readonly #writes = new OneAtATime()
  #unsettled = 0
  /** Changes that are shown but could not be stored: the next write includes them. */
  #unstored: readonly CartChange[] = []
  /** The newest cart that is known to be stored. */
  #stored = EMPTY_CART
  document: CartDocument = EMPTY_CART

  constructor(storage: CartStorage, logger: Logger) {
    this.#storage = storage
    this.#logger = logger
    makeAutoObservable(this, { document: observableRef }, { autoBind: true })
  }

  /** Follows what other tabs store; the returned function stops. */
  follow(): () => void {
    return this.#storage.onChange((stored) => this.received(stored))
  }

  async load(): Promise<void> {
    try {
      this.received(await this.#storage.read())
    } catch (error) {
      this.#logger.error('The stored cart could not be read', error)
      // If the disk is only slow, a write, which has no time limit, still brings the stored cart.
      void this.change((cart) => cart)
    }
  }

  /**
   * Settles with the stored cart. A change that the device cannot store stays in this tab until a later write
   * succeeds.
   */
  async change(change: CartChange): Promise<CartDocument> {
    try {
      return await this.#write(change, (unstored) => [...unstored, change])
    } catch (error) {
      this.#logger.error('The cart could not be stored', error)
      return this.document
    }
  }

  /**
   * For a change that must be on disk before the host is asked (decisions.md 26, 27). Rejects, and undoes the change,
   * when
   * it cannot be stored.
   */
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
        this.showStored()
        throw error
      }
    })
  }

  private applied(change: CartChange): void {
    this.document = change(this.document)
  }

  /** Messages of other tabs may overtake one another: the highest revision counts. */
  private received(stored: CartDocument): void {
    if (stored.revision > this.#stored.revision) this.#stored = stored
    this.showStored()
  }

  private settled(stored: CartDocument, known: number): void {
    // The stored cart was older than the one known here: the shopper has emptied the browser's storage meanwhile.
    if (stored.revision <= known) this.#stored = stored
    this.received(stored)
  }

  /** While changes are being stored the shown cart is newer; the last of them shows the stored one. */
  private showStored(): void {
    if (this.#unsettled === 0) this.document = applyAll(this.#unstored, this.#stored)
  }
}

function applyAll(changes: readonly CartChange[], cart: CartDocument): CartDocument {
  return changes.reduce((before, change) => change(before), cart)
}

function revised(changes: readonly CartChange[]): CartChange {
  return (cart) => ({ ...applyAll(changes, cart), revision: cart.revision + 1 })
}
