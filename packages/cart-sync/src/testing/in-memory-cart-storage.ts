import { EMPTY_CART, type CartChange, type CartDocument } from '../cart-document'
import type { CartStorage } from '../ports'

interface Disk {
  cart: CartDocument
  readonly listeners: Map<InMemoryCartStorage, Set<(cart: CartDocument) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryCartStorage implements CartStorage {
  readonly #disk: Disk
  /** Set: every read and write fails with it. */
  failure: Error | undefined

  constructor(cart: CartDocument = EMPTY_CART, disk: Disk = { cart, listeners: new Map() }) {
    this.#disk = disk
  }

  /** What is stored now. */
  get cart(): CartDocument {
    return this.#disk.cart
  }

  anotherTab(): InMemoryCartStorage {
    return new InMemoryCartStorage(this.#disk.cart, this.#disk)
  }

  async read(): Promise<CartDocument> {
    await Promise.resolve()
    if (this.failure) throw this.failure
    return this.#disk.cart
  }

  async update(change: CartChange): Promise<CartDocument> {
    // Later than asked, as a real disk is.
    await Promise.resolve()
    if (this.failure) throw this.failure
    const stored = JSON.parse(JSON.stringify(change(this.#disk.cart))) as CartDocument
    this.#disk.cart = stored
    for (const [tab, listeners] of this.#disk.listeners) {
      if (tab !== this) for (const listener of listeners) listener(stored)
    }
    return stored
  }

  onChange(listener: (cart: CartDocument) => void): () => void {
    const listeners = this.#disk.listeners.get(this) ?? new Set()
    this.#disk.listeners.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }
}
