import type { RefreshLock } from '../ports'

/** The lock of all tabs of one device. */
export class InMemoryRefreshLock implements RefreshLock {
  #last: Promise<unknown> = Promise.resolve()

  run<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(job)
    this.#last = result.catch(() => undefined)
    return result
  }
}
