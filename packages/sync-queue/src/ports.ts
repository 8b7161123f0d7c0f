import type { Cancel } from '@vitrin/kernel'
import type { SyncTask, TaskAnswer, TaskState } from './sync-task'

/** The tasks of this device, shared by all tabs. Changes settle when they are durable; a failed read or write rejects. */
export interface TaskStorage {
  /** In no particular order. */
  all(): Promise<readonly SyncTask[]>
  /** Gives a new task the next number of the device; one that is there already stays as it is. Settles with what is stored. */
  add(task: SyncTask): Promise<SyncTask>
  /** Changes a task that is there; one that was removed stays removed. */
  update(task: SyncTask): Promise<void>
  /**
   * One atomic read-modify-write over all tabs: changes the task, or removes it (`undefined`), if it is in one of
   * these states. `false`: it is not, or not there.
   */
  changeFrom(
    states: readonly TaskState[],
    task_id: string,
    change: (task: SyncTask) => SyncTask | undefined,
  ): Promise<boolean>
  remove(task_id: string): Promise<void>
  /** Called with what another tab changed: the task, or the id of a removed one. Returns the stop function. */
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

/** Who is signed in here: the customer's id, or `guest`. Tasks of anybody else wait for their account (decisions.md 9). */
export interface Identity {
  readonly account: string
  subscribe(listener: () => void): Cancel
}

/** Of all tabs one sends. */
export interface Leadership {
  readonly leads: boolean
  subscribe(listener: (leads: boolean) => void): Cancel
}
