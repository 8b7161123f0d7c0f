/** Numbers the requests of a store: a late answer to an old request can then be ignored. */
export class LatestRequest {
  #latest = 0

  /** The returned function says whether this request is still the latest. */
  start(): () => boolean {
    const mine = ++this.#latest
    return () => mine === this.#latest
  }
}
