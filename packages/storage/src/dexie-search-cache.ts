import type { CachedSearch, SearchCache } from '@vitrin/catalog'
import { isQuotaError, type CacheDatabase } from './open-cache-database'

export interface DexieSearchCacheOptions {
  readonly database: CacheDatabase
  readonly now: () => number
  /** Answers beyond it push the oldest out. */
  readonly maxEntries?: number
}

/** Some megabytes: listings of fifty cards weigh 30 kB, whole products 14. Wide enough that products fetched ahead (R4.45) push nothing out that was visited. */
const MAX_ENTRIES = 1500

/** Answers of earlier searches in IndexedDB. */
export class DexieSearchCache implements SearchCache {
  readonly #database: CacheDatabase
  readonly #now: () => number
  readonly #maxEntries: number

  constructor({ database, now, maxEntries = MAX_ENTRIES }: DexieSearchCacheOptions) {
    this.#database = database
    this.#now = now
    this.#maxEntries = maxEntries
  }

  async read(key: string): Promise<CachedSearch | undefined> {
    return (await this.#database.elasticCache.get(key))?.doc as CachedSearch | undefined
  }

  async write(entries: readonly (readonly [key: string, entry: CachedSearch])[]): Promise<void> {
    const { elasticCache } = this.#database
    const at = this.#now()
    try {
      await this.#database.transaction('rw', elasticCache, async () => {
        await elasticCache.bulkPut(entries.map(([key, doc]) => ({ key, doc, at })))
        const surplus = (await elasticCache.count()) - this.#maxEntries
        if (surplus > 0) await elasticCache.bulkDelete(await elasticCache.orderBy('at').limit(surplus).primaryKeys())
      })
    } catch (error) {
      if (!isQuotaError(error)) throw error
      // All of it can be asked again; the shopper's own things need the room.
      await elasticCache.clear()
    }
  }
}
