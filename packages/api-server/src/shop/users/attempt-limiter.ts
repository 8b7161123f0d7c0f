import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '@vitrin/kernel'
import type { HostDatabase } from '../../database'

const WINDOW_MS = 15 * 60 * 1000

/**
 * Counts tries per key and window, by default a quarter of an hour. The database has them under keyed hashes: an e-mail
 * address or a network address cannot be read from them, nor found by hashing all addresses.
 */
export class AttemptLimiter {
  readonly #database: HostDatabase
  readonly #clock: Clock
  readonly #secret: string
  #nextSweepAt = 0

  constructor(database: HostDatabase, clock: Clock) {
    this.#database = database
    this.#clock = clock
    this.#secret = database.transaction(() =>
      database.settings.readOrCreate('attempt-secret', () => randomBytes(32).toString('hex')),
    )
  }

  /** Counts a try. Gives the milliseconds to wait when `limit` is reached. */
  begin(key: string, limit: number, windowMs = WINDOW_MS): number | undefined {
    const { attempts } = this.#database
    const now = this.#clock.now()
    this.#sweep(now)
    const hash = this.#hash(key)
    if (attempts.begin(hash, limit, { now, endsAt: now + windowMs })) return undefined
    return (attempts.find(hash, now)?.endsAt ?? now) - now
  }

  /** The tries that count now. */
  count(key: string): number {
    return this.#database.attempts.find(this.#hash(key), this.#clock.now())?.count ?? 0
  }

  /** Forgets the tries of a key. */
  forget(key: string): void {
    this.#database.attempts.drop(this.#hash(key))
  }

  /** Takes one try back. */
  giveBack(key: string): void {
    this.#database.attempts.giveBack(this.#hash(key))
  }

  /** Gives the milliseconds until the time that was set for this key; the first call sets it. Then it may try. */
  waitFor(key: string, delayMs: number): number | undefined {
    const { attempts } = this.#database
    const now = this.#clock.now()
    const hash = this.#hash(key)
    const endsAt = attempts.find(hash, now)?.endsAt
    if (endsAt === undefined) attempts.set(hash, now + delayMs + WINDOW_MS)
    const waitMs = endsAt === undefined ? delayMs : endsAt - WINDOW_MS - now
    return waitMs > 0 ? waitMs : undefined
  }

  /** Knows the key for this long. */
  remember(key: string, lifeMs: number): void {
    this.#database.attempts.set(this.#hash(key), this.#clock.now() + lifeMs)
  }

  #hash(key: string): string {
    return createHmac('sha256', this.#secret).update(key).digest('base64url')
  }

  #sweep(now: number): void {
    if (now < this.#nextSweepAt) return
    this.#nextSweepAt = now + WINDOW_MS
    this.#database.attempts.dropEnded(now)
  }
}
