import type { CachedContent, ContentCache } from '../ports'

/** Stores JSON, as the cache of a device does. */
export class InMemoryContentCache implements ContentCache {
  readonly #entries = new Map<string, string>()

  async read(key: string): Promise<CachedContent | undefined> {
    const stored = this.#entries.get(key)
    return stored === undefined ? undefined : (JSON.parse(stored) as CachedContent)
  }

  async write(entries: readonly (readonly [key: string, entry: CachedContent])[]): Promise<void> {
    for (const [key, entry] of entries) this.#entries.set(key, JSON.stringify(entry))
  }
}
