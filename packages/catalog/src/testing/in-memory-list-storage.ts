import type { ListStorage } from '../ports'

interface Disk<Item> {
  items: string
  readonly tabs: Map<InMemoryListStorage<Item>, Set<(items: readonly Item[]) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryListStorage<Item> implements ListStorage<Item> {
  readonly #disk: Disk<Item>
  /** Set: every read and write fails with it. */
  failure: Error | undefined

  constructor(disk: Disk<Item> = { items: '[]', tabs: new Map() }) {
    this.#disk = disk
  }

  /** What is stored now. */
  get items(): readonly Item[] {
    return JSON.parse(this.#disk.items) as readonly Item[]
  }

  anotherTab(): InMemoryListStorage<Item> {
    return new InMemoryListStorage(this.#disk)
  }

  async read(): Promise<readonly Item[]> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    return this.items
  }

  async update(change: (items: readonly Item[]) => readonly Item[]): Promise<readonly Item[]> {
    // Later than requested, like a real disk.
    await Promise.resolve()
    if (this.failure) throw this.failure
    this.#disk.items = JSON.stringify(change(this.items))
    for (const [tab, listeners] of this.#disk.tabs) {
      if (tab !== this) for (const listener of listeners) listener(this.items)
    }
    return this.items
  }

  onChange(listener: (items: readonly Item[]) => void): () => void {
    const listeners = this.#disk.tabs.get(this) ?? new Set()
    this.#disk.tabs.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }
}
