import type { Cancel, Clock, HoldReason } from '@vitrin/kernel'
import type { SyncQueueConfig } from './sync-queue-config'

interface Pause {
  readonly cancel: Cancel
  readonly reason: HoldReason
}

/** Scopes that wait for a time, each longer than the last until an answer comes. */
export class ScopePauses {
  readonly #clock: Clock
  readonly #config: SyncQueueConfig
  readonly #pauses = new Map<string, Pause>()
  readonly #delays = new Map<string, number>()

  constructor(clock: Clock, config: SyncQueueConfig) {
    this.#clock = clock
    this.#config = config
  }

  reasonOf(scope: string): HoldReason | undefined {
    return this.#pauses.get(scope)?.reason
  }

  /** `askedMs` is the host's wish. */
  begin(scope: string, reason: HoldReason, over: () => void, askedMs?: number): void {
    const cancel = this.#clock.after(askedMs ?? this.#nextDelay(scope), () => {
      this.#pauses.delete(scope)
      over()
    })
    this.#pauses.set(scope, { cancel, reason })
  }

  end(scope: string): void {
    this.#pauses.get(scope)?.cancel()
    this.#pauses.delete(scope)
  }

  endAll(): void {
    for (const scope of this.#pauses.keys()) this.end(scope)
  }

  answered(scope: string): void {
    this.#delays.delete(scope)
  }

  #nextDelay(scope: string): number {
    const delayMs = this.#delays.get(scope) ?? this.#config.retryDelayMs
    this.#delays.set(scope, Math.min(delayMs * 2, this.#config.maxRetryDelayMs))
    return delayMs
  }
}
