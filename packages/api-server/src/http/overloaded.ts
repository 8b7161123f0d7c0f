/** A queue is full. The app answers 503 with `Retry-After`; the work was not begun. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('Too many requests at once.')
    this.retryAfterMs = retryAfterMs
  }
}
