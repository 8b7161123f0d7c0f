import type { Product, ProductListStorage } from '@vitrin/catalog'
import { DexieDocument } from './dexie-document'
import type { ShopDatabase } from './open-shop-database'

/** The lists lie under the keys that the specification's storage gives them (contract §15.3). */
const KEYS = { wishlist: 'current-wishlist', compare: 'current-compare', 'recently-viewed': 'recently-viewed' } as const

export type ProductList = keyof typeof KEYS

/** One list of products in IndexedDB, shared by all tabs. */
export class DexieProductListStorage implements ProductListStorage {
  readonly #products: DexieDocument<readonly Product[]>

  constructor(database: ShopDatabase, list: ProductList) {
    this.#products = new DexieDocument<readonly Product[]>({ database, collection: list, key: KEYS[list], empty: [] })
  }

  read(): Promise<readonly Product[]> {
    return this.#products.read()
  }

  update(change: (products: readonly Product[]) => readonly Product[]): Promise<readonly Product[]> {
    return this.#products.update(change)
  }

  onChange(listener: (products: readonly Product[]) => void): () => void {
    return this.#products.onChange(listener)
  }

  /** Hears and tells other tabs no more. */
  close(): void {
    this.#products.close()
  }
}
