import { NOTHING_HANDED_OVER, type HandedOver } from '../handed-over'
import type {
  CheckoutStorage,
  HandOverStorage,
  OrderHistoryStorage,
  OrderStorage,
  StoredDetails,
  StoredOrder,
  StoredOrderHistory,
} from '../ports'

export class InMemoryCheckoutStorage implements CheckoutStorage {
  #document: string | undefined
  #bypassedAtMs: number | undefined

  read(): Promise<StoredDetails | undefined> {
    return Promise.resolve(this.#document === undefined ? undefined : (JSON.parse(this.#document) as StoredDetails))
  }

  write(details: StoredDetails): Promise<void> {
    this.#document = JSON.stringify(details)
    return Promise.resolve()
  }

  lastCartBypass(): Promise<number | undefined> {
    return Promise.resolve(this.#bypassedAtMs)
  }

  cartBypassed(atMs: number): Promise<void> {
    this.#bypassedAtMs = atMs
    return Promise.resolve()
  }

  forget(): Promise<void> {
    this.#document = undefined
    return Promise.resolve()
  }
}

export class InMemoryHandOverStorage implements HandOverStorage {
  #document = JSON.stringify(NOTHING_HANDED_OVER)

  read(): Promise<HandedOver> {
    return Promise.resolve(JSON.parse(this.#document) as HandedOver)
  }

  update(change: (handedOver: HandedOver) => HandedOver): Promise<HandedOver> {
    this.#document = JSON.stringify(change(JSON.parse(this.#document) as HandedOver))
    return this.read()
  }
}

export class InMemoryOrderHistoryStorage implements OrderHistoryStorage {
  #document: string | undefined

  read(): Promise<StoredOrderHistory | undefined> {
    return Promise.resolve(
      this.#document === undefined ? undefined : (JSON.parse(this.#document) as StoredOrderHistory),
    )
  }

  write(history: StoredOrderHistory): Promise<void> {
    this.#document = JSON.stringify(history)
    return Promise.resolve()
  }

  clear(): Promise<void> {
    this.#document = undefined
    return Promise.resolve()
  }
}

export class InMemoryOrderStorage implements OrderStorage {
  readonly #documents = new Map<string, string>()

  all(): Promise<readonly StoredOrder[]> {
    return Promise.resolve([...this.#documents.values()].map((document) => JSON.parse(document) as StoredOrder))
  }

  put(order: StoredOrder): Promise<void> {
    this.#documents.set(order.order_id, JSON.stringify(order))
    return Promise.resolve()
  }

  remove(order_id: string): Promise<void> {
    this.#documents.delete(order_id)
    return Promise.resolve()
  }
}
