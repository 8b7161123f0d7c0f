/** Switches of the queue with the defaults of decisions.md. */
export interface SyncQueueConfig {
  /** Server faults before a task moves to the failed list (R9.10). */
  readonly maxNetworkTaskAttempts: number
  /**
   * The first pause after a request that got no answer although there is a network. Each further pause is twice as
   * long.
   */
  readonly retryDelayMs: number
  readonly maxRetryDelayMs: number
}

export const DEFAULT_SYNC_QUEUE_CONFIG: SyncQueueConfig = {
  maxNetworkTaskAttempts: 1,
  retryDelayMs: 5_000,
  maxRetryDelayMs: 300_000,
}
