import type { Cancel, Clock, Logger } from '@vitrin/kernel'
import { isQuotaError } from './is-quota-error'
import type { CacheCollection, CachedDocument, CacheDatabase } from './open-cache-database'
import { roughSize } from './rough-size'
import { ITERATE_TIMEOUT_MS, READ_TIMEOUT_MS, StorageTimeout, withinTime } from './within-time'

export interface ResilientCacheOptions {
  readonly database: CacheDatabase
  /** Rough kB that each collection may take. */
  readonly quotaKb: Readonly<Record<CacheCollection, number>>
  readonly clock: Clock
  readonly logger: Logger
}

const MOST_READ_ERRORS = 1
const MOST_WRITE_ERRORS = 30
const QUOTA_CHECK_MS = 30_000
const PURGED_ENTRIES = 100

/**
 * The one way to the cache database, by the rules of R9.11: it may be slow, full or broken, and the shop goes on
 * without it.
 * What fails rejects; once it is switched off for the life of the page, everything is a miss and nothing is kept.
 */
export class ResilientCache {
  readonly #options: ResilientCacheOptions
  #readErrors = 0
  #writeErrors = 0
  #isRecreated = false
  /** An earlier page may have left too much. */
  #mayExceed = true

  constructor(options: ResilientCacheOptions) {
    this.#options = options
  }

  async read(collection: CacheCollection, key: string): Promise<unknown> {
    const { database } = this.#options
    const row = await this.#reading(READ_TIMEOUT_MS, () => database[collection].get(key))
    return row?.doc
  }

  async write(collection: CacheCollection, entries: readonly (readonly [key: string, doc: unknown])[]): Promise<void> {
    const { clock, database } = this.#options
    const at = clock.now()
    this.#mayExceed = true
    const rows: CachedDocument[] = entries.map(([key, doc]) => ({ key, doc, at, size: roughSize(doc) }))
    await this.#writing(() => this.#withRoom(collection, () => database[collection].bulkPut(rows)))
  }

  async remove(collection: CacheCollection, key: string): Promise<void> {
    await this.#writing(() => this.#options.database[collection].delete(key))
  }

  async clear(collection: CacheCollection): Promise<void> {
    await this.#writing(() => this.#options.database[collection].clear())
  }

  /** All of it can be asked again; the shopper's own things need the room. */
  async clearAll(): Promise<void> {
    await Promise.all(this.#collections.map((collection) => this.#options.database[collection].clear()))
  }

  /** Watches the quota until it is stopped. */
  start(): Cancel {
    const { clock, logger } = this.#options
    let cancel: Cancel = () => undefined
    const wait = (): void => {
      cancel = clock.after(QUOTA_CHECK_MS, () => {
        wait()
        this.#checkQuotas().catch((error: unknown) => logger.warn('The quota of the cache could not be checked', error))
      })
    }
    wait()
    return () => cancel()
  }

  get #collections(): readonly CacheCollection[] {
    return Object.keys(this.#options.quotaKb) as CacheCollection[]
  }

  async #checkQuotas(): Promise<void> {
    const { database, quotaKb } = this.#options
    if (!this.#mayExceed) return
    this.#mayExceed = false
    for (const collection of this.#collections) {
      const table = database[collection]
      const sizes = (await this.#reading(ITERATE_TIMEOUT_MS, () => table.orderBy('size').keys())) ?? []
      if (sizes.reduce((sum: number, size) => sum + (size as number), 0) <= quotaKb[collection] * 1024) continue
      this.#mayExceed = true
      await this.#writing(async () => table.bulkDelete(await table.orderBy('at').limit(PURGED_ENTRIES).primaryKeys()))
    }
  }

  async #reading<Answer>(limitMs: number, work: () => PromiseLike<Answer>): Promise<Answer | undefined> {
    if (this.#readErrors >= MOST_READ_ERRORS) return undefined
    try {
      return await withinTime(this.#options.clock, limitMs, work())
    } catch (error) {
      this.#readErrors += 1
      if (error instanceof StorageTimeout) this.#recreate()
      throw error
    }
  }

  async #writing(work: () => PromiseLike<unknown>): Promise<void> {
    // What could not be opened takes nothing either.
    if (this.#writeErrors >= MOST_WRITE_ERRORS || this.#options.database.hasFailed()) return
    try {
      await work()
    } catch (error) {
      this.#writeErrors += 1
      throw error
    }
  }

  async #withRoom(collection: CacheCollection, put: () => PromiseLike<unknown>): Promise<void> {
    try {
      await put()
    } catch (error) {
      if (!isQuotaError(error)) throw error
      await this.#options.database[collection].clear()
      await put()
    }
  }

  /** A hanging database seldom recovers: the next page finds a new one. No caller waits for it. */
  #recreate(): void {
    if (this.#isRecreated) return
    this.#isRecreated = true
    const { database, logger } = this.#options
    logger.warn(`The cache ${database.name} does not answer and is made anew`)
    database
      .delete({ disableAutoOpen: false })
      .catch((error: unknown) => logger.warn('The cache could not be made anew', error))
  }
}
