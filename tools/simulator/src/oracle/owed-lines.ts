/** A device that began something equal to what it had agreed on a moment ago has nothing to say. */
const REMEMBERED = 3

/**
 * Wishes of one device that were shown and that the host has yet to hear of. What the host has already, and what the device
 * had agreed on with it, need not be said.
 */
export class OwedLines {
  readonly #owed = new Map<string, ReadonlySet<number>>()
  readonly #atHost = new Map<string, number>()
  /** By line: what the host last told the device, or was told by it. */
  readonly #agreed = new Map<string, readonly number[]>()

  asked(name: string, quantities: readonly number[]): void {
    const known = [this.#atHost.get(name) ?? 0, ...(this.#agreed.get(name) ?? [])]
    if (quantities.some((qty) => known.includes(qty))) this.#owed.delete(name)
    else this.#owed.set(name, new Set(quantities))
  }

  forget(name: string): void {
    this.#owed.delete(name)
  }

  isAtHost(name: string, qty: number): void {
    this.#atHost.set(name, qty)
    if (this.#owed.get(name)?.has(qty)) this.#owed.delete(name)
  }

  isTold(name: string, qty: number): void {
    this.#agreed.set(name, [qty, ...(this.#agreed.get(name) ?? [])].slice(0, REMEMBERED))
  }

  get all(): ReadonlyMap<string, ReadonlySet<number>> {
    return this.#owed
  }
}
