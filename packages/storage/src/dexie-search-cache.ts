import type { CachedSearch, SearchCache } from '@vitrin/catalog'
import type { ResilientCache } from './resilient-cache'

/** Answers of earlier searches in IndexedDB. */
export class DexieSearchCache implements SearchCache {
  readonly #cache: ResilientCache

  constructor(cache: ResilientCache) {
    this.#cache = cache
  }

  async read(key: string): Promise<CachedSearch | undefined> {
    return (await this.#cache.read('elasticCache', key)) as CachedSearch | undefined
  }

  write(entries: readonly (readonly [key: string, entry: CachedSearch])[]): Promise<void> {
    return this.#cache.write('elasticCache', entries)
  }
}
