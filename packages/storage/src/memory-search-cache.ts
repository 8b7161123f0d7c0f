import type { CachedSearch, SearchCache } from '@vitrin/catalog'

const MAX_ENTRIES = 100

/** The answers of this page life alone: where configuration turns the persistent query cache off. */
export class MemorySearchCache implements SearchCache {
  readonly #entries = new Map<string, CachedSearch>()

  async read(key: string): Promise<CachedSearch | undefined> {
    return this.#entries.get(key)
  }

  async write(entries: readonly (readonly [key: string, entry: CachedSearch])[]): Promise<void> {
    for (const [key, entry] of entries) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    for (const key of [...this.#entries.keys()].slice(0, Math.max(0, this.#entries.size - MAX_ENTRIES)))
      this.#entries.delete(key)
  }
}
