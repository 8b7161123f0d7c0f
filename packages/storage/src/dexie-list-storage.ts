import type { ListStorage } from '@vitrin/catalog'
import { DexieDocument } from './dexie-document'
import type { ShopDatabase } from './open-shop-database'

/** The lists of products lie under the keys that the specification's storage gives them (contract §15.3). */
const KEYS = { wishlist: 'current-wishlist', compare: 'current-compare', 'recently-viewed': 'recently-viewed', 'recent-searches': 'recent-searches' } as const

export type StoredList = keyof typeof KEYS

/** One list in IndexedDB, shared by all tabs. */
export class DexieListStorage<Item> implements ListStorage<Item> {
  readonly #items: DexieDocument<readonly Item[]>

  constructor(database: ShopDatabase, list: StoredList) {
    this.#items = new DexieDocument<readonly Item[]>({ database, collection: list, key: KEYS[list], empty: [] })
  }

  read(): Promise<readonly Item[]> {
    return this.#items.read()
  }

  update(change: (items: readonly Item[]) => readonly Item[]): Promise<readonly Item[]> {
    return this.#items.update(change)
  }

  onChange(listener: (items: readonly Item[]) => void): () => void {
    return this.#items.onChange(listener)
  }

  /** Hears and tells other tabs no more. */
  close(): void {
    this.#items.close()
  }
}
