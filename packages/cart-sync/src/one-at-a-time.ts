/** Runs jobs in the order of the calls, each after the one before has ended. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()
  #waiting: Promise<void> | undefined

  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(job)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Calls that wait share one run. A run that has begun is not shared: it may have read the state too early. */
  runCoalesced(job: () => Promise<void>): Promise<void> {
    this.#waiting ??= this.run(() => {
      this.#waiting = undefined
      return job()
    })
    return this.#waiting
  }
}
