import { AddressShares } from './address-shares'
import { ConcurrencyLimit } from './concurrency-limit'
import { SharedWork } from './shared-work'

interface Bounds {
  readonly atOnce: number
  /** When so many wait, the next task is refused. */
  readonly mostWaiting: number
  /** The tasks of one network address, so that it cannot fill the queue alone. */
  readonly mostOfAddress: number
  /** What a refusal says. */
  readonly retryAfterMs: number
}

export interface Caller {
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal
  /** The network address; undefined for the host itself. */
  readonly address: string | undefined
}

/** Costly work: a little at once, a bounded number of tasks that wait, each done once for all who ask for it. */
export class SharedQueue<Result> {
  readonly #concurrency: ConcurrencyLimit
  readonly #shares: AddressShares
  readonly #underway = new SharedWork<Result>()

  constructor({ atOnce, mostWaiting, mostOfAddress, retryAfterMs }: Bounds) {
    this.#concurrency = new ConcurrencyLimit(atOnce, { mostWaiting, retryAfterMs })
    this.#shares = new AddressShares({ most: mostOfAddress, retryAfterMs })
  }

  get waiting(): number {
    return this.#concurrency.waiting
  }

  has(key: string): boolean {
    return this.#underway.has(key)
  }

  /** Rejects with `Overloaded`, or as the work does. A task that waits is given up when its callers have gone. */
  get(key: string, { signal, address }: Caller, work: () => Promise<Result>): Promise<Result> {
    const join = (): Promise<Result> =>
      this.#underway.get(key, signal, (abandoned) => this.#concurrency.run(work, { signal: abandoned, address }))
    // Who joins others adds no task, and gets no refusal that is another's.
    return this.has(key) ? join() : this.#shares.run(address, join)
  }
}
