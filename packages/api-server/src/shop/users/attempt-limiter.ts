import type { Clock } from '@vitrin/kernel'

const WINDOW_MS = 15 * 60 * 1000
/** With more keys than this, expired ones are deleted. */
const SWEEP_SIZE = 10_000

interface Attempts {
  count: number
  readonly endsAt: number
}

/** Counts failed tries per key and quarter of an hour. */
export class AttemptLimiter {
  readonly #clock: Clock
  readonly #attempts = new Map<string, Attempts>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts a try. Gives the milliseconds to wait when `limit` is reached. */
  begin(key: string, limit: number): number | undefined {
    const now = this.#clock.now()
    if (this.#attempts.size > SWEEP_SIZE) this.#sweep(now)
    const known = this.#attempts.get(key)
    const attempts = known && known.endsAt > now ? known : { count: 0, endsAt: now + WINDOW_MS }
    if (attempts.count >= limit) return attempts.endsAt - now
    attempts.count += 1
    this.#attempts.set(key, attempts)
    return undefined
  }

  /** Forgets the failed tries of a key. */
  succeeded(key: string): void {
    this.#attempts.delete(key)
  }

  /** Takes one try back. */
  giveBack(key: string): void {
    const attempts = this.#attempts.get(key)
    if (attempts) attempts.count = Math.max(0, attempts.count - 1)
  }

  #sweep(now: number): void {
    for (const [key, { endsAt }] of this.#attempts) if (endsAt <= now) this.#attempts.delete(key)
  }
}
