import type { ProductListStorage } from '../ports'
import type { Product } from '../product'

interface Disk {
  products: string
  readonly tabs: Map<InMemoryProductListStorage, Set<(products: readonly Product[]) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryProductListStorage implements ProductListStorage {
  readonly #disk: Disk
  /** Set: every read and write fails with it. */
  failure: Error | undefined

  constructor(disk: Disk = { products: '[]', tabs: new Map() }) {
    this.#disk = disk
  }

  /** What is stored now. */
  get products(): readonly Product[] {
    return JSON.parse(this.#disk.products) as readonly Product[]
  }

  anotherTab(): InMemoryProductListStorage {
    return new InMemoryProductListStorage(this.#disk)
  }

  async read(): Promise<readonly Product[]> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    return this.products
  }

  async update(change: (products: readonly Product[]) => readonly Product[]): Promise<readonly Product[]> {
    // Later than asked, as a real disk is.
    await Promise.resolve()
    if (this.failure) throw this.failure
    this.#disk.products = JSON.stringify(change(this.products))
    for (const [tab, listeners] of this.#disk.tabs) {
      if (tab !== this) for (const listener of listeners) listener(this.products)
    }
    return this.products
  }

  onChange(listener: (products: readonly Product[]) => void): () => void {
    const listeners = this.#disk.tabs.get(this) ?? new Set()
    this.#disk.tabs.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }
}
