import { Overloaded } from '../http'

interface Bounds {
  /** When so many wait, the next task is refused. */
  readonly mostWaiting?: number
  /** The tasks of one network address that run at once. */
  readonly mostOfAddress?: number
  /** What a refusal says. */
  readonly retryAfterMs?: number
}

interface Asker {
  /** Ends a task that still waits. */
  readonly signal?: AbortSignal | undefined
  /** The network address; tasks without one are the host's own. */
  readonly address?: string | undefined
}

interface Waiting {
  readonly address: string | undefined
  readonly start: () => void
}

/**
 * Runs at most `limit` tasks at once; the others wait in a queue. The next one is of the network address of which the
 * fewest run, so that many tasks of one do not hold up those of another.
 */
export class ConcurrencyLimit {
  readonly #limit: number
  readonly #mostWaiting: number
  readonly #mostOfAddress: number
  readonly #retryAfterMs: number
  #waiting: Waiting[] = []
  /** The address of each task that runs. */
  readonly #running: (string | undefined)[] = []

  constructor(limit: number, { mostWaiting = Infinity, mostOfAddress = Infinity, retryAfterMs = 1000 }: Bounds = {}) {
    this.#limit = limit
    this.#mostWaiting = mostWaiting
    this.#mostOfAddress = mostOfAddress
    this.#retryAfterMs = retryAfterMs
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Throws `Overloaded` when the queue is full. */
  checkRoom(): void {
    if (this.#running.length >= this.#limit && this.#waiting.length >= this.#mostWaiting)
      throw new Overloaded(this.#retryAfterMs)
  }

  /** Rejects as `checkRoom` throws. */
  async run<Result>(work: () => Promise<Result>, { signal, address }: Asker = {}): Promise<Result> {
    if (this.#running.length < this.#limit && this.#mayRun(address)) this.#running.push(address)
    else await this.#turn(signal, address)
    try {
      return await work()
    } finally {
      this.#running.splice(this.#running.indexOf(address), 1)
      this.#startNext()
    }
  }

  #turn(signal: AbortSignal | undefined, address: string | undefined): Promise<void> {
    this.checkRoom()
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== task)
        reject(signal?.reason as Error)
      }
      const start = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const task: Waiting = { address, start }
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.push(task)
    })
  }

  /** The slot is taken before the task starts, so that a new task cannot overtake it. */
  #startNext(): void {
    const next = this.#waiting
      .filter(({ address }) => this.#mayRun(address))
      .reduce<Waiting | undefined>(
        (best, task) => (best && this.#runningOf(best.address) <= this.#runningOf(task.address) ? best : task),
        undefined,
      )
    if (!next) return
    this.#waiting = this.#waiting.filter((other) => other !== next)
    this.#running.push(next.address)
    next.start()
  }

  #mayRun(address: string | undefined): boolean {
    return this.#runningOf(address) < this.#mostOfAddress
  }

  #runningOf(address: string | undefined): number {
    return address === undefined ? 0 : this.#running.filter((other) => other === address).length
  }
}
