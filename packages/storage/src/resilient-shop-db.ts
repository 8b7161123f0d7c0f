import type { Clock, Logger } from '@vitrin/kernel'
import { isQuotaError } from './is-quota-error'
import type { ShopCollection, BrowserShopDatabase, StoredDocument } from './open-browser-shop-database'
import type { StorageTrouble } from './storage-trouble'
import { ITERATE_TIMEOUT_MS, READ_TIMEOUT_MS, withinTime } from './within-time'

export interface ResilientShopDbOptions {
  readonly database: BrowserShopDatabase
  /** Empties the cache, whose data can be fetched again, so that there is room for data that cannot. */
  readonly makeRoom: () => Promise<void>
  readonly onTrouble: (trouble: StorageTrouble) => void
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * All access to the shop's database. It ends reads that hang and makes room for writes on a full device. It never
 * deletes data for that (decisions.md 9).
 */
export class ResilientShopDb {
  readonly database: BrowserShopDatabase
  readonly #options: ResilientShopDbOptions

  constructor(options: ResilientShopDbOptions) {
    this.database = options.database
    this.#options = options
  }

  async read<Answer>(work: PromiseLike<Answer>, limitMs = READ_TIMEOUT_MS): Promise<Answer> {
    const { clock, onTrouble } = this.#options
    try {
      return await withinTime(clock, limitMs, work)
    } catch (error) {
      // A database that was closed for a newer tab has been reported already.
      if (this.database.isOpen()) onTrouble('unreadable')
      throw error
    }
  }

  /** Without a time limit: a write that was reported as failed must not succeed later. `work` may run twice. */
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

  /** Keeps the broken document as it was found. Call it in a transaction that includes `broken`. */
  async setAside(collection: ShopCollection, { key, doc }: StoredDocument, faults: readonly string[]): Promise<void> {
    const { clock, logger } = this.#options
    await this.database.broken.add({ collection, key, doc, faults, at: clock.now() })
    logger.warn(`The stored document ${collection}/${key} is broken and set aside: ${faults.join(', ')}`)
  }

  /** The write is tried again even if the cache could not be emptied. */
  async #makeRoom(): Promise<void> {
    const { clock, logger, makeRoom } = this.#options
    await withinTime(clock, ITERATE_TIMEOUT_MS, makeRoom()).catch((error: unknown) =>
      logger.warn('The cache could not make room', error),
    )
  }
}
