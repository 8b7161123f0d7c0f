import type { RecentSearchesStorage } from '@vitrin/catalog'
import { DexieDocument } from './dexie-document'
import type { ShopDatabase } from './open-shop-database'

const KEY = 'recent-searches'

/** The recent search terms in IndexedDB, shared by all tabs. */
export class DexieRecentSearchesStorage implements RecentSearchesStorage {
  readonly #terms: DexieDocument<readonly string[]>

  constructor(database: ShopDatabase) {
    this.#terms = new DexieDocument<readonly string[]>({ database, collection: 'recent-searches', key: KEY, empty: [] })
  }

  read(): Promise<readonly string[]> {
    return this.#terms.read()
  }

  update(change: (terms: readonly string[]) => readonly string[]): Promise<readonly string[]> {
    return this.#terms.update(change)
  }

  onChange(listener: (terms: readonly string[]) => void): () => void {
    return this.#terms.onChange(listener)
  }

  /** Hears and tells other tabs no more. */
  close(): void {
    this.#terms.close()
  }
}
