import type { CachedSearch, SearchCache } from '@vitrin/catalog'
import type { GuardedCache } from './guarded-cache'

/** Answers of earlier searches in IndexedDB. */
export class DexieSearchCache implements SearchCache {
  readonly #cache: GuardedCache

  constructor(cache: GuardedCache) {
    this.#cache = cache
  }

  async read(key: string): Promise<CachedSearch | undefined> {
    return (await this.#cache.read('elasticCache', key)) as CachedSearch | undefined
  }

  write(entries: readonly (readonly [key: string, entry: CachedSearch])[]): Promise<void> {
    return this.#cache.write('elasticCache', entries)
  }
}
