import type { RecentSearchesStorage } from '../ports'

interface Disk {
  terms: string
  readonly tabs: Map<InMemoryRecentSearchesStorage, Set<(terms: readonly string[]) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryRecentSearchesStorage implements RecentSearchesStorage {
  readonly #disk: Disk
  /** Set: every read and write fails with it. */
  failure: Error | undefined

  constructor(disk: Disk = { terms: '[]', tabs: new Map() }) {
    this.#disk = disk
  }

  /** What is stored now. */
  get terms(): readonly string[] {
    return JSON.parse(this.#disk.terms) as readonly string[]
  }

  anotherTab(): InMemoryRecentSearchesStorage {
    return new InMemoryRecentSearchesStorage(this.#disk)
  }

  async read(): Promise<readonly string[]> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    return this.terms
  }

  async update(change: (terms: readonly string[]) => readonly string[]): Promise<readonly string[]> {
    // Later than asked, as a real disk is.
    await Promise.resolve()
    if (this.failure) throw this.failure
    this.#disk.terms = JSON.stringify(change(this.terms))
    for (const [tab, listeners] of this.#disk.tabs) {
      if (tab !== this) for (const listener of listeners) listener(this.terms)
    }
    return this.terms
  }

  onChange(listener: (terms: readonly string[]) => void): () => void {
    const listeners = this.#disk.tabs.get(this) ?? new Set()
    this.#disk.tabs.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }
}
