import { Overloaded } from '../http'

interface Shares {
  /** The tasks that one network address may have at once, waiting or running. */
  readonly most: number
  /** What a refusal says. */
  readonly retryAfterMs: number
}

/** Lets no network address fill a queue alone. Tasks without an address are the host's own. */
export class AddressShares {
  readonly #most: number
  readonly #retryAfterMs: number
  readonly #counts = new Map<string, number>()

  constructor({ most, retryAfterMs }: Shares) {
    this.#most = most
    this.#retryAfterMs = retryAfterMs
  }

  /** Throws `Overloaded` when the address has its share. */
  check(address: string | undefined): void {
    if (this.#countOf(address) >= this.#most) throw new Overloaded(this.#retryAfterMs)
  }

  /** Rejects as `check` throws, else as the work does. */
  async run<Result>(address: string | undefined, work: () => Promise<Result>): Promise<Result> {
    this.check(address)
    if (address === undefined) return work()
    this.#counts.set(address, this.#countOf(address) + 1)
    try {
      return await work()
    } finally {
      const left = this.#countOf(address) - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    }
  }

  #countOf(address: string | undefined): number {
    return address === undefined ? 0 : (this.#counts.get(address) ?? 0)
  }
}
