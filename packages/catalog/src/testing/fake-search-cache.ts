import type { CachedSearch, SearchCache } from '../ports'

/** Keeps answers in memory, as text: a read gives a copy, never the written object. */
export class FakeSearchCache implements SearchCache {
  readonly entries = new Map<string, string>()
  fault: Error | undefined

  async read(key: string): Promise<CachedSearch | undefined> {
    if (this.fault) throw this.fault
    const text = this.entries.get(key)
    return text === undefined ? undefined : (JSON.parse(text) as CachedSearch)
  }

  async write(entries: readonly (readonly [key: string, entry: CachedSearch])[]): Promise<void> {
    if (this.fault) throw this.fault
    for (const [key, entry] of entries) this.entries.set(key, JSON.stringify(entry))
  }
}
