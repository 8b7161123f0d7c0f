import { Overloaded } from '../http'

interface Bounds {
  /** When so many wait, the next task is refused. */
  readonly mostWaiting?: number
  /** What a refusal says. */
  readonly retryAfterMs?: number
}

/** Runs at most `limit` tasks at once; the others wait in a queue. */
export class ConcurrencyLimit {
  readonly #limit: number
  readonly #mostWaiting: number
  readonly #retryAfterMs: number
  #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number, { mostWaiting = Infinity, retryAfterMs = 1000 }: Bounds = {}) {
    this.#limit = limit
    this.#mostWaiting = mostWaiting
    this.#retryAfterMs = retryAfterMs
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Rejects with `Overloaded` when the queue is full; `signal` ends a task that still waits. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running >= this.#limit) await this.#turn(signal)
    else this.#running += 1
    try {
      return await work()
    } finally {
      // The slot goes to the first waiting task directly, so that a new task cannot overtake it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new Overloaded(this.#retryAfterMs)
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== start)
        reject(signal?.reason as Error)
      }
      const start = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.push(start)
    })
  }
}
