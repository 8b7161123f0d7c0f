import { EMPTY_CART, type CartChange, type CartDocument, type CartStorage } from '@vitrin/cart-sync'

/** The cart of this page alone, where the browser stores nothing. */
export class MemoryCartStorage implements CartStorage {
  #cart = EMPTY_CART

  async read(): Promise<CartDocument> {
    return this.#cart
  }

  async update(change: CartChange): Promise<CartDocument> {
    this.#cart = change(this.#cart)
    return this.#cart
  }

  /** Nobody else can change it. */
  onChange(): () => void {
    return () => undefined
  }
}
