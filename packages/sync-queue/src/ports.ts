import type { Cancel } from '@vitrin/kernel'
import type { SyncTask, TaskAnswer, TaskState } from './sync-task'

/**
 * The tasks of this device, shared by all tabs. An empty storage has no tasks. Changes settle when they are durable;
 * a failed read or write rejects.
 */
export interface TaskStorage {
  /** In no particular order. */
  all(): Promise<readonly SyncTask[]>
  /**
   * Stores a new task with the next `sequence` of the device; a task that is stored already stays as it is. Settles
   * with
   * the stored task.
   */
  add(task: SyncTask): Promise<SyncTask>
  /** Replaces a stored task; a task that was removed stays removed. */
  update(task: SyncTask): Promise<void>
  /**
   * Changes the task if it is in one of these states, or removes it if `change` returns `undefined`: one atomic
   * read-modify-write over all tabs. `false`: it is in another state or not stored.
   */
  changeFrom(
    states: readonly TaskState[],
    task_id: string,
    change: (task: SyncTask) => SyncTask | undefined,
  ): Promise<boolean>
  remove(task_id: string): Promise<void>
  /** Called with the tasks that another tab changes. The returned function stops. */
  onChange(listener: (change: TaskChange) => void): Cancel
}

export type TaskChange = { readonly task: SyncTask } | { readonly removed: string }

/**
 * Sends one task under the identity it was made with, its id as idempotency key.
 * Settles with the host's answer whatever its code; throws `TransportError` when none came.
 */
export interface TaskTransport {
  send(task: SyncTask): Promise<TaskAnswer>
}

/** The account that is signed in. Tasks of other accounts wait for theirs (decisions.md 9). */
export interface Identity {
  /** The customer's id, or `guest`. */
  readonly account: string
  subscribe(listener: () => void): Cancel
}

/** Elects the one tab that sends. */
export interface Leadership {
  readonly leads: boolean
  subscribe(listener: (leads: boolean) => void): Cancel
}
