/** Identical loads that run at the same time are one load. */
export class SharedLoads<Result = void> {
  readonly #running = new Map<string, Promise<Result>>()

  run(key: string, load: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key)
    if (running) return running
    const promise = load().finally(() => this.#running.delete(key))
    this.#running.set(key, promise)
    return promise
  }
}
