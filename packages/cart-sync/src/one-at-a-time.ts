/** Jobs in the order they were asked for, each begun when the one before has ended. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()
  #waiting: Promise<void> | undefined

  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(job)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Jobs that do the same are one while they wait; one that has begun may have looked too early. */
  runCoalesced(job: () => Promise<void>): Promise<void> {
    this.#waiting ??= this.run(() => {
      this.#waiting = undefined
      return job()
    })
    return this.#waiting
  }
}
