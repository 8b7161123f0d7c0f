import type { SyncTask } from './sync-task'

/** For notifications and integrators. */
export type QueueEvent =
  /** The host refused a task of the account that is signed in, or of a guest; the task holds the answer. */
  | { readonly type: 'refused'; readonly task: SyncTask }
  /** The final answer to a task that names an event. */
  | { readonly type: 'callback'; readonly event: string; readonly task: SyncTask }
