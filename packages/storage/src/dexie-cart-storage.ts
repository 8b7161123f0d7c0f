import { EMPTY_CART, type CartChange, type CartDocument, type CartStorage } from '@vitrin/cart-sync'
import { DexieDocument } from './dexie-document'
import type { ShopDatabase } from './open-shop-database'

/** The cart in IndexedDB, shared by all tabs. */
export class DexieCartStorage implements CartStorage {
  readonly #cart: DexieDocument<CartDocument>

  constructor(database: ShopDatabase) {
    this.#cart = new DexieDocument({ database, collection: 'cart', key: 'current-cart', empty: EMPTY_CART })
  }

  read(): Promise<CartDocument> {
    return this.#cart.read()
  }

  update(change: CartChange): Promise<CartDocument> {
    return this.#cart.update(change)
  }

  onChange(listener: (cart: CartDocument) => void): () => void {
    return this.#cart.onChange(listener)
  }

  /** Hears and tells other tabs no more. */
  close(): void {
    this.#cart.close()
  }
}
