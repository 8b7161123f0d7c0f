import type { HoldReason } from '@vitrin/kernel'
import type { SyncTask } from './sync-task'

/** The lists of the queue that `unsentTasks` reads; `SyncQueueStore` has them. */
export interface QueuedTasks {
  readonly waiting: readonly SyncTask[]
  readonly onHold: readonly SyncTask[]
  readonly unsure: readonly SyncTask[]
  readonly failed: readonly SyncTask[]
  readonly refused: readonly SyncTask[]
  readonly holds: ReadonlyMap<string, HoldReason>
}

export interface UnsentTasks {
  readonly all: readonly SyncTask[]
  /** Those of `all` that are not sent again before the shopper asks for it. */
  readonly stopped: readonly SyncTask[]
}

/**
 * The tasks of these scopes that the host has not taken. A task that is on its way and was never held up is not among
 * them.
 */
export function unsentTasks(queue: QueuedTasks, scopes: readonly string[]): UnsentTasks {
  const inScopes = (tasks: readonly SyncTask[]) => tasks.filter(({ scope }) => scopes.includes(scope))
  const stopped = inScopes([...queue.unsure, ...queue.failed, ...queue.refused])
  const held = queue.waiting.filter(({ task_id }) => queue.holds.has(task_id))
  return { all: [...stopped, ...inScopes([...queue.onHold, ...held])], stopped }
}
