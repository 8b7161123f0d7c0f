/** A device need not send a quantity that it has recently agreed on with the host. */
const REMEMBERED = 3

/**
 * Requested quantities of one device that its screen has shown and that the host does not have yet. A quantity that the
 * host has already, or that the device had agreed on with it, need not be sent.
 */
export class UnsentRequests {
  readonly #unsent = new Map<string, ReadonlySet<number>>()
  readonly #atHost = new Map<string, number>()
  /** By line: the last quantities that the host sent to the device, or received from it. */
  readonly #agreed = new Map<string, readonly number[]>()

  requested(name: string, quantities: readonly number[]): void {
    const known = [this.#atHost.get(name) ?? 0, ...(this.#agreed.get(name) ?? [])]
    if (quantities.some((qty) => known.includes(qty))) this.#unsent.delete(name)
    else this.#unsent.set(name, new Set(quantities))
  }

  forget(name: string): void {
    this.#unsent.delete(name)
  }

  isAtHost(name: string, qty: number): void {
    this.#atHost.set(name, qty)
    if (this.#unsent.get(name)?.has(qty)) this.#unsent.delete(name)
  }

  agreed(name: string, qty: number): void {
    this.#agreed.set(name, [qty, ...(this.#agreed.get(name) ?? [])].slice(0, REMEMBERED))
  }

  get all(): ReadonlyMap<string, ReadonlySet<number>> {
    return this.#unsent
  }
}
