import type { Clock } from '@vitrin/kernel'

const WINDOW_MS = 15 * 60 * 1000
/** More keys than this and the forgotten ones are swept out. */
const SWEEP_SIZE = 10_000

interface Attempts {
  count: number
  readonly endsAt: number
}

/** Counts tries that have not succeeded, per key and quarter of an hour. */
export class AttemptLimiter {
  readonly #clock: Clock
  readonly #attempts = new Map<string, Attempts>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts this try. Milliseconds to wait when there were more than `limit`. */
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

  /** The try was no guess. */
  succeeded(key: string): void {
    this.#attempts.delete(key)
  }

  /** One try less. */
  giveBack(key: string): void {
    const attempts = this.#attempts.get(key)
    if (attempts) attempts.count = Math.max(0, attempts.count - 1)
  }

  #sweep(now: number): void {
    for (const [key, { endsAt }] of this.#attempts) if (endsAt <= now) this.#attempts.delete(key)
  }
}
