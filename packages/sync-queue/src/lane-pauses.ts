import { backOffDelayMs, type Cancel, type Clock, type HoldReason } from '@vitrin/kernel'
import type { SyncQueueConfig } from './sync-queue-config'

interface Pause {
  readonly cancel: Cancel
  readonly reason: HoldReason
}

/** Pauses of lanes, each longer than the last one until an answer arrives. */
export class LanePauses {
  readonly #clock: Clock
  readonly #config: SyncQueueConfig
  readonly #pauses = new Map<string, Pause>()
  /** Tries of a lane since its last answer. */
  readonly #failures = new Map<string, number>()

  constructor(clock: Clock, config: SyncQueueConfig) {
    this.#clock = clock
    this.#config = config
  }

  reasonOf(lane: string): HoldReason | undefined {
    return this.#pauses.get(lane)?.reason
  }

  /** `askedMs` is the time that the host asked for. */
  begin(lane: string, reason: HoldReason, over: () => void, askedMs?: number): void {
    const cancel = this.#clock.after(askedMs ?? this.#nextDelay(lane), () => {
      this.#pauses.delete(lane)
      over()
    })
    this.#pauses.set(lane, { cancel, reason })
  }

  /** The network or the account is back. A pause that the host asked for goes on. */
  endUnanswered(lane: string): void {
    const reason = this.reasonOf(lane)
    if (reason === 'no-answer' || reason === 'needs-sign-in') this.end(lane)
  }

  end(lane: string): void {
    this.#pauses.get(lane)?.cancel()
    this.#pauses.delete(lane)
  }

  endAll(): void {
    for (const lane of this.#pauses.keys()) this.end(lane)
  }

  answered(lane: string): void {
    this.#failures.delete(lane)
  }

  #nextDelay(lane: string): number {
    const failures = this.#failures.get(lane) ?? 0
    this.#failures.set(lane, failures + 1)
    const { retryDelayMs, maxRetryDelayMs } = this.#config
    return backOffDelayMs(failures, { firstDelayMs: retryDelayMs, longestDelayMs: maxRetryDelayMs })
  }
}
