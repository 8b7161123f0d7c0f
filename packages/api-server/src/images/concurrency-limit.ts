/** Lets only so many pieces of work run at once; the others wait in line. */
export class ConcurrencyLimit {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      // The turn passes on directly, so nobody who comes now gets ahead of the line.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
