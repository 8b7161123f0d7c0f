import type { Cancel } from '@vitrin/kernel'
import type { SyncTask, TaskAnswer } from './sync-task'

/** The tasks of this device. `put` and `remove` settle when the change is durable; a failed read or write rejects. */
export interface TaskStorage {
  /** In no particular order. */
  all(): Promise<readonly SyncTask[]>
  put(task: SyncTask): Promise<void>
  remove(task_id: string): Promise<void>
}

/**
 * Sends one task under the identity it was made with, its id as idempotency key.
 * Settles with the host's answer whatever its code; throws `TransportError` when none came.
 */
export interface TaskTransport {
  send(task: SyncTask): Promise<TaskAnswer>
}

/** Of all tabs one sends. */
export interface Leadership {
  readonly leads: boolean
  subscribe(listener: (leads: boolean) => void): Cancel
}
