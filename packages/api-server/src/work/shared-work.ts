interface Underway<Result> {
  readonly result: Promise<Result>
  readonly abandonment: AbortController
  callers: number
}

/** Callers who ask for the same at the same time share the work. It is abandoned when all of them have gone. */
export class SharedWork<Result> {
  readonly #underway = new Map<string, Underway<Result>>()

  has(key: string): boolean {
    return this.#underway.has(key)
  }

  /** Rejects as the work does; `caller` aborts when the caller has gone. */
  get(key: string, caller: AbortSignal, begin: (abandoned: AbortSignal) => Promise<Result>): Promise<Result> {
    const work = this.#underway.get(key) ?? this.#begin(key, begin)
    work.callers += 1
    const leave = (): void => {
      work.callers -= 1
      if (work.callers > 0) return
      this.#forget(key, work)
      work.abandonment.abort(caller.reason)
    }
    if (caller.aborted) leave()
    else caller.addEventListener('abort', leave, { once: true })
    return work.result.finally(() => caller.removeEventListener('abort', leave))
  }

  #begin(key: string, begin: (abandoned: AbortSignal) => Promise<Result>): Underway<Result> {
    const abandonment = new AbortController()
    const work: Underway<Result> = { result: begin(abandonment.signal), abandonment, callers: 0 }
    this.#underway.set(key, work)
    const forget = (): void => this.#forget(key, work)
    work.result.then(forget, forget)
    return work
  }

  /** Later work under the same key stays. */
  #forget(key: string, work: Underway<Result>): void {
    if (this.#underway.get(key) === work) this.#underway.delete(key)
  }
}
