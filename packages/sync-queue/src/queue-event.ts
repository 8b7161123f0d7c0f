import type { SyncTask } from './sync-task'

/** What integrators and notifications hear. */
export interface QueueEvent {
  /** The host said no to a task of whoever is here; its answer is in the task. */
  readonly type: 'refused'
  readonly task: SyncTask
}
