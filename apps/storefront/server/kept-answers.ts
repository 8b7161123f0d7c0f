export interface KeptAnswersOptions {
  readonly now: () => number
  /** How long an answer is used when nothing ends it sooner. */
  readonly freshForMs: number
  /** The answer that was not asked for the longest goes first. */
  readonly most: number
}

/** As long as the CMS's; a listing of 24 is about 100 kB. */
export const KEPT_ANSWERS = { freshForMs: 60_000, most: 200 }

interface Kept {
  readonly answer: Promise<unknown>
  validUntilMs: number
}

/**
 * Answers of the API host that many pages ask for (docs/decisions/0107). Requests share them, so they are frozen.
 * Equal questions at the same time are one question. A failed one is not kept.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions
  /** In the order of their last use. */
  readonly #kept = new Map<string, Kept>()

  constructor(options: KeptAnswersOptions) {
    this.#options = options
  }

  /** @param endMs until when an answer to a question of this time is right, if that is known */
  get<Answer>(
    key: string,
    ask: () => Promise<Answer>,
    endMs: (answer: Answer, askedMs: number) => number | undefined = () => undefined,
  ): Promise<Answer> {
    const kept = this.#kept.get(key)
    this.#kept.delete(key)
    const current = kept && this.#options.now() < kept.validUntilMs ? kept : this.#ask(key, ask, endMs)
    this.#kept.set(key, current)
    this.#makeRoom()
    return current.answer as Promise<Answer>
  }

  /** From now on every question is asked again. An answer that is under way serves only those who wait for it. */
  drop(): void {
    this.#kept.clear()
  }

  #ask<Answer>(
    key: string,
    ask: () => Promise<Answer>,
    endMs: (answer: Answer, askedMs: number) => number | undefined,
  ): Kept {
    const askedMs = this.#options.now()
    const end = askedMs + this.#options.freshForMs
    const kept: Kept = { answer: ask().then(deepFrozen), validUntilMs: end }
    kept.answer.then(
      (answer) => (kept.validUntilMs = Math.min(end, endMs(answer as Answer, askedMs) ?? end)),
      () => this.#kept.get(key) === kept && this.#kept.delete(key),
    )
    return kept
  }

  #makeRoom(): void {
    for (const key of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.most) return
      this.#kept.delete(key)
    }
  }
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFrozen(part)
  }
  return value
}
