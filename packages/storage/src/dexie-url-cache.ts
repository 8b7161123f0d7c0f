import { UrlCacheFull, type Mapping, type PathMapping, type UrlCache } from '@vitrin/routing'
import { isQuotaError, type CacheDatabase } from './open-cache-database'

/** The paths of earlier page lives in IndexedDB. */
export class DexieUrlCache implements UrlCache {
  readonly #database: CacheDatabase
  readonly #now: () => number

  constructor(database: CacheDatabase, now: () => number) {
    this.#database = database
    this.#now = now
  }

  async read(path: string): Promise<Mapping | undefined> {
    return (await this.#database.url.get(path))?.doc as Mapping | undefined
  }

  async write(mappings: readonly PathMapping[]): Promise<void> {
    const at = this.#now()
    try {
      await this.#database.url.bulkPut(mappings.map(([key, doc]) => ({ key, doc, at })))
    } catch (error) {
      throw isQuotaError(error) ? new UrlCacheFull('The device gives no more room', { cause: error }) : error
    }
  }

  async remove(path: string): Promise<void> {
    await this.#database.url.delete(path)
  }

  async clear(): Promise<void> {
    await this.#database.url.clear()
  }
}
