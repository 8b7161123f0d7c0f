import type { PasswordHasher } from '../../ports'
import { AddressShares } from '../../work/address-shares'
import { ConcurrencyLimit } from '../../work/concurrency-limit'

/** Of the four threads of Node: the others compress answers and read files. */
const AT_ONCE = 2
/** With those at work 32. Each takes a sixth of a second, so the last one waits for three, less than clients wait. */
const MOST_WAITING = 30
/** Of one network address, so that it cannot fill the queue alone. */
const MOST_OF_ADDRESS = 8
const RETRY_AFTER_MS = 3000

type HashingJob<Result> = (passwords: PasswordHasher) => Promise<Result>

/** All hashing of passwords, a little at once and never too much. */
export class HashingQueue {
  readonly #passwords: PasswordHasher
  readonly #limit = new ConcurrencyLimit(AT_ONCE, {
    mostWaiting: MOST_WAITING,
    // A small machine has two cores, and the other one answers requests.
    mostOfAddress: 1,
    retryAfterMs: RETRY_AFTER_MS,
  })
  readonly #shares = new AddressShares({ most: MOST_OF_ADDRESS, retryAfterMs: RETRY_AFTER_MS })

  constructor(passwords: PasswordHasher) {
    this.#passwords = passwords
  }

  /** The jobs that wait for a thread. */
  get waiting(): number {
    return this.#limit.waiting
  }

  /** Throws `Overloaded` when no job can be added. Call it before a try is counted. */
  checkRoom(address?: string): void {
    this.#limit.checkRoom()
    this.#shares.check(address)
  }

  async run<Result>(address: string | undefined, job: HashingJob<Result>): Promise<Result> {
    return this.#shares.run(address, () => this.#limit.run(() => job(this.#passwords), { address }))
  }
}
