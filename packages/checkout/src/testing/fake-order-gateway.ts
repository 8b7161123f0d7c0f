import type { OrderGateway } from '../ports'

/** A host that makes orders until they are abandoned. */
export class FakeOrderGateway implements OrderGateway {
  /** The ids of the orders that it was asked to abandon. */
  readonly asked: string[] = []
  readonly made = new Set<string>()
  readonly #abandoned = new Set<string>()
  fault: Error | undefined

  async abandon(order_id: string): Promise<boolean> {
    this.asked.push(order_id)
    if (this.fault) throw this.fault
    if (this.made.has(order_id)) return false
    this.#abandoned.add(order_id)
    return true
  }

  /** `false`: the order was abandoned before it came. */
  place(order_id: string): boolean {
    if (this.#abandoned.has(order_id)) return false
    this.made.add(order_id)
    return true
  }
}
