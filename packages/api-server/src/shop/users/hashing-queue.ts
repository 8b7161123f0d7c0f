import { Overloaded } from '../../http'
import { ConcurrencyLimit } from '../../work/concurrency-limit'
import type { PasswordHasher } from '../../ports'

/** Of the four threads of Node: the others compress answers and read files. */
const AT_ONCE = 2
/** Each takes a sixth of a second, so the last one waits for three seconds, less than clients wait for an answer. */
const MOST = 32
/** Of one network address, so that it cannot fill the queue alone. */
const MOST_OF_ADDRESS = 8
const RETRY_AFTER_MS = 3000

type HashingJob<Result> = (passwords: PasswordHasher) => Promise<Result>

/** All hashing of passwords, a little at once and never too much. */
export class HashingQueue {
  readonly #passwords: PasswordHasher
  readonly #limit = new ConcurrencyLimit(AT_ONCE)
  readonly #ofAddress = new Map<string, number>()
  #size = 0

  constructor(passwords: PasswordHasher) {
    this.#passwords = passwords
  }

  /** The jobs that wait for a thread. */
  get waiting(): number {
    return this.#limit.waiting
  }

  /** Throws `Overloaded` when no job can be added. Call it before a try is counted. */
  checkRoom(address = ''): void {
    const isFull = this.#size >= MOST || (address !== '' && this.#countOf(address) >= MOST_OF_ADDRESS)
    if (isFull) throw new Overloaded(RETRY_AFTER_MS)
  }

  async run<Result>(address = '', job: HashingJob<Result>): Promise<Result> {
    this.checkRoom(address)
    this.#add(address, 1)
    try {
      return await this.#limit.run(() => job(this.#passwords))
    } finally {
      this.#add(address, -1)
    }
  }

  #countOf(address: string): number {
    return this.#ofAddress.get(address) ?? 0
  }

  #add(address: string, change: 1 | -1): void {
    this.#size += change
    const count = this.#countOf(address) + change
    if (count === 0) this.#ofAddress.delete(address)
    else this.#ofAddress.set(address, count)
  }
}
