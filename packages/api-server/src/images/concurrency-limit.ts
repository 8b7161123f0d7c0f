/** Runs at most `limit` tasks at once; the others wait in a queue. */
export class ConcurrencyLimit {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get waiting(): number {
    return this.#waiting.length
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve))
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
}
