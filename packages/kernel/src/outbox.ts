import type { FieldRefusal } from './errors'
import type { Cancel } from './ports'

export interface OutboxTask {
  /** Also the idempotency key of the call. */
  readonly task_id: string
  /** Tasks of one scope are sent in order, one at a time. */
  readonly scope: string
  /** A template: the transport fills in `{{token}}` and `{{cartId}}`, so that neither is stored. */
  readonly url: string
  readonly payload: {
    readonly method: 'GET' | 'POST' | 'DELETE'
    readonly body?: unknown
    /** Its content is a form with files. The owner of the scope keeps it, and the transport asks for it. */
    readonly form?: true
  }
  /** The customer's id, or `guest`: the task is only sent under this identity. */
  readonly account: string
  readonly silent?: boolean
  /** The name of the queue's event that carries the final answer, beside the listeners of the scope (R3.16). */
  readonly callback_event?: string
  /** The product that the answer is about, for tasks that name one (contract §7). */
  readonly product_sku?: string | undefined
  readonly is_result_cacheable?: boolean
  /** The task waits until `send` is called: it was made without a network, and the shopper decides (R4.38). */
  readonly on_hold?: boolean
  /**
   * The host acts on every request, also on a repeated one (docs/decisions/0081). After a lost answer the task is
   * sent again only when the shopper asks for it.
   */
  readonly send_once?: boolean
  /** A task that the host refused stays, with its reason, until it is removed (orders, decisions.md 9). */
  readonly keep_refused?: boolean
  /** It replaces all earlier tasks of its scope and account: once it is done, those that failed are removed. */
  readonly supersedes?: boolean
}

export interface OutboxAnswer {
  readonly task_id: string
  /** Whose task it was: the customer's id, or `guest`. */
  readonly account: string
  readonly product_sku?: string | undefined
  /** The request that was answered. */
  readonly payload?: OutboxTask['payload'] | undefined
  readonly code: number
  readonly result: unknown
  readonly meta?: unknown
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
}

/** Why a task is not sent now (decisions.md 6, 9). */
export type HoldReason =
  | 'offline'
  /** The request was lost, or its answer was. */
  | 'no-answer'
  /** The host asked for time: 429, or 503 with `Retry-After`. */
  | 'retry-later'
  /** The task failed at the host, and is sent again when the shopper asks or at the next start. */
  | 'server-fault'
  | 'needs-sign-in'
  /** It was made without a network, and is sent when the shopper asks (R4.38). */
  | 'on-hold'
  /** The answer was lost, and the host may have acted. It is sent again when the shopper asks. */
  | 'unsure'

export interface OutboxHold {
  readonly task_id: string
  readonly reason: HoldReason
}

/** What the owner of a scope learns about its tasks. */
export interface OutboxListener {
  /**
   * Called once for the final answer of each task, never for an answer after which the task is sent again. The outbox
   * keeps the answer until every listener has settled. If one fails, or the page ends, all are called at the next
   * start.
   */
  onAnswer?(answer: OutboxAnswer): void | Promise<void>
  /** Called whenever a task that could have been sent is not sent. */
  onHold?(hold: OutboxHold): void
}

/**
 * Which task `remove` may delete:
 * - `unsent`: only a task that the host cannot have accepted, because it is on hold or was refused;
 * - `stopped`: only a task that no tab sends before the shopper asks for it; the host may have accepted it;
 * - `idle`: any task that is not being sent at the moment;
 * - `any`: also a task that is being sent. For a task on which the host has promised not to act.
 */
export type RemovableTask = 'unsent' | 'stopped' | 'idle' | 'any'

/**
 * The port through which packages hand over work that must reach the host once (decisions.md 5, 11). sync-queue
 * implements it, and no other package knows the queue.
 */
export interface Outbox {
  /**
   * Settles when the task is stored durably; it is sent as soon as there is a network. A known `task_id` changes
   * nothing.
   */
  enqueue(task: OutboxTask): Promise<void>
  /** Adds a listener for the tasks of one scope. The returned function removes it. */
  subscribe(scope: string, listener: OutboxListener): Cancel
  /** The shopper asks to send this task now: one that is on hold, waits, has failed or may have arrived. */
  send(task_id: string): Promise<void>
  /**
   * `false`: the task was not deleted, because it is not there or is not such a task. Checked over all tabs for
   * `unsent`.
   */
  remove(task_id: string, which: RemovableTask): Promise<boolean>
  /** Ids of all stored tasks, whatever their state. Rejects when they cannot be read. */
  taskIds(): Promise<ReadonlySet<string>>
  /** Reads the stored tasks again and reports answers that another tab received. Its own message may be late. */
  refresh(): Promise<void>
}
