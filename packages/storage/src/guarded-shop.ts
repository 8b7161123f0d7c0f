import type { Clock, Logger } from '@vitrin/kernel'
import { isQuotaError } from './is-quota-error'
import type { ShopCollection, ShopDatabase, StoredDocument } from './open-shop-database'
import type { StorageTrouble } from './storage-trouble'
import { ITERATE_TIMEOUT_MS, READ_TIMEOUT_MS, withinTime } from './within-time'

export interface GuardedShopOptions {
  readonly database: ShopDatabase
  /** Gives up what can be asked again, so that there is room for what cannot. */
  readonly makeRoom: () => Promise<void>
  readonly onTrouble: (trouble: StorageTrouble) => void
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * The one way to the shop's database: reads that hang end, writes without room get some, and nothing is ever deleted
 * for it (decisions.md 9).
 */
export class GuardedShop {
  readonly database: ShopDatabase
  readonly #options: GuardedShopOptions

  constructor(options: GuardedShopOptions) {
    this.database = options.database
    this.#options = options
  }

  async read<Answer>(work: PromiseLike<Answer>, limitMs = READ_TIMEOUT_MS): Promise<Answer> {
    const { clock, onTrouble } = this.#options
    try {
      return await withinTime(clock, limitMs, work)
    } catch (error) {
      // One that was closed for a newer tab has been told of.
      if (this.database.isOpen()) onTrouble('unreadable')
      throw error
    }
  }

  /** No limit: what is said to have failed must not be stored a second later. `work` may run twice. */
  async write<Answer>(work: () => PromiseLike<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (!isQuotaError(error)) throw error
      this.#options.logger.warn('The device is full: the cache makes room for what the shopper stores', error)
      await this.#makeRoom()
      return work()
    }
  }

  /** Keeps what was found as it was. For a transaction that holds `broken`. */
  async setAside(collection: ShopCollection, { key, doc }: StoredDocument, faults: readonly string[]): Promise<void> {
    const { clock, logger } = this.#options
    await this.database.broken.add({ collection, key, doc, faults, at: clock.now() })
    logger.warn(`What was stored as ${collection}/${key} is broken and set aside: ${faults.join(', ')}`)
  }

  /** A cache that cannot be emptied is no reason not to try again. */
  async #makeRoom(): Promise<void> {
    const { clock, logger, makeRoom } = this.#options
    await withinTime(clock, ITERATE_TIMEOUT_MS, makeRoom()).catch((error: unknown) =>
      logger.warn('The cache could not make room', error),
    )
  }
}
