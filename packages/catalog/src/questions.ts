/** Numbers the questions a store asks, so that a late answer to an old one can be told from the wanted one. */
export class Questions {
  #latest = 0

  /** The returned function says whether this question is still the latest. */
  ask(): () => boolean {
    const mine = ++this.#latest
    return () => mine === this.#latest
  }
}

/** Identical loads in flight are one load. */
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
