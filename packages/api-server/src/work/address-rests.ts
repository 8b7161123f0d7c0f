/** So many times as long as it worked an address rests: it has at most a quarter of the time. */
const REST = 3
/** The debt of an address that worked while it was alone. */
const MOST_REST_MS = 500
/** Others are there if one of them asked within this time. */
const PRESENT_MS = 1000
/** From here on those that rest no more are forgotten. */
const MOST_KEPT = 1000

interface Seen {
  readonly address: string
  readonly atMs: number
}

/** While others ask, a network address rests after costly work, so that it cannot slow them by asking fast. */
export class AddressRests {
  readonly #now: () => number
  readonly #endsMs = new Map<string, number>()
  #last: Seen | undefined
  #lastOfAnother: Seen | undefined

  /** @param now ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Call it for each request, however cheap. */
  asked(address: string): void {
    if (this.#last && this.#last.address !== address) this.#lastOfAnother = this.#last
    this.#last = { address, atMs: this.#now() }
  }

  worked(address: string, tookMs: number): void {
    const nowMs = this.#now()
    const begins = Math.max(nowMs, this.#endsMs.get(address) ?? 0)
    this.#endsMs.set(address, Math.min(begins + REST * tookMs, nowMs + MOST_REST_MS))
    if (this.#endsMs.size <= MOST_KEPT) return
    for (const [other, endMs] of this.#endsMs) if (endMs <= nowMs) this.#endsMs.delete(other)
  }

  /** How long the address has to rest, in ms: an address that is alone does not rest. */
  restMs(address: string): number {
    return this.#areOthersThere(address) ? Math.max(0, (this.#endsMs.get(address) ?? 0) - this.#now()) : 0
  }

  #areOthersThere(address: string): boolean {
    const seen = this.#last?.address === address ? this.#lastOfAnother : this.#last
    return seen !== undefined && this.#now() - seen.atMs < PRESENT_MS
  }
}
