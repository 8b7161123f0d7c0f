import type { FieldRefusal, OutboxTask } from '@vitrin/kernel'

export type TaskState =
  /** Sent when it is the first of its lane. */
  | 'waiting'
  /** Sent when the shopper asks for it (R4.38). */
  | 'on-hold'
  /** The host may have acted on it, and would act again. Sent again when the shopper asks for it. */
  | 'unsure'
  /** Sent again when the shopper asks for it, or at the next start. */
  | 'failed'
  /** Never sent again; it stays so that the shopper sees why. */
  | 'refused'

/** The states from which a task can be removed without asking the tab that sends. */
export const REMOVABLE_FROM = { unsent: ['on-hold', 'refused'], stopped: ['on-hold', 'refused', 'unsure'] } as const

/**
 * A stored task: the specification's fields (R3.16), its place in the order, its account and its attempts. Times are
 * ISO 8601.
 */
export interface SyncTask {
  /** Also the idempotency key of the call (decisions.md 2). */
  readonly task_id: string
  /** A template: the transport fills in `{{token}}` and `{{cartId}}`. */
  readonly url: string
  readonly payload: {
    readonly method: OutboxTask['payload']['method']
    readonly headers: Readonly<Record<string, string>>
    readonly mode: 'cors'
    readonly body?: unknown
    /** See `OutboxTask`. */
    readonly form?: true
  }
  readonly transmited: boolean
  readonly transmited_at?: string
  readonly created_at: string
  readonly updated_at: string
  readonly result?: unknown
  readonly resultCode?: number
  readonly code?: number
  readonly meta?: unknown
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
  /** All listeners have taken the answer. */
  readonly acknowledged: boolean
  /** The name of the event that carries the final answer. */
  readonly callback_event?: string
  readonly silent: boolean
  readonly product_sku?: string | undefined
  readonly is_result_cacheable: boolean
  readonly keep_refused: boolean
  readonly supersedes: boolean
  /** The host acts on every request (docs/decisions/0081). */
  readonly send_once?: boolean
  /** Stored before a task that is sent once is sent, so that a later page knows that the host may have it. */
  readonly begun?: boolean
  readonly scope: string
  /** Counted on the device; lower numbers are sent first. */
  readonly sequence: number
  /** The customer's id, or `guest`. */
  readonly account: string
  /** Answers that were a server fault (decisions.md 6). */
  readonly attempts: number
  readonly state: TaskState
}

/**
 * Tasks of one lane are sent one after another. A scope has a lane for each account, so that no account waits for
 * one that is not signed in.
 */
export function laneOf({ scope, account }: Pick<SyncTask, 'scope' | 'account'>): string {
  return `${scope} ${account}`
}

/** The storage sets the `sequence`. */
export function newTask(asked: OutboxTask, nowMs: number): SyncTask {
  const now = new Date(nowMs).toISOString()
  return {
    task_id: asked.task_id,
    url: asked.url,
    payload: {
      ...asked.payload,
      headers: {
        Accept: 'application/json',
        'Content-Type': asked.payload.form ? 'multipart/form-data' : 'application/json',
      },
      mode: 'cors',
    },
    transmited: false,
    created_at: now,
    updated_at: now,
    acknowledged: false,
    silent: asked.silent ?? false,
    ...(asked.callback_event !== undefined && { callback_event: asked.callback_event }),
    ...(asked.product_sku !== undefined && { product_sku: asked.product_sku }),
    is_result_cacheable: asked.is_result_cacheable ?? false,
    keep_refused: asked.keep_refused ?? false,
    supersedes: asked.supersedes ?? false,
    ...(asked.send_once && { send_once: true }),
    scope: asked.scope,
    sequence: 0,
    account: asked.account,
    attempts: 0,
    state: asked.on_hold ? 'on-hold' : 'waiting',
  }
}

/** The task with its answer (R4.37). */
export function transmitted(task: SyncTask, answer: TaskAnswer, nowMs: number): SyncTask {
  const now = new Date(nowMs).toISOString()
  const { code, result, meta, reason, fields } = answer
  return {
    ...task,
    transmited: true,
    transmited_at: now,
    updated_at: now,
    code,
    resultCode: code,
    result,
    ...(meta !== undefined && { meta }),
    ...(reason !== undefined && { reason }),
    ...(fields && { fields }),
  }
}

/** A task on hold, or one that may have arrived, takes its place among those that wait. */
export function released(task: SyncTask): SyncTask {
  return notBegun({ ...task, state: 'waiting' })
}

/** The host has not acted on the task. */
export function notBegun(task: SyncTask): SyncTask {
  const { begun: _, ...kept } = task
  return kept
}

/** A failed task may be sent again. */
export function retried(task: SyncTask): SyncTask {
  return { ...task, state: 'waiting', attempts: 0 }
}

/** The answer as the transport read it (contract §1.2). */
export interface TaskAnswer {
  readonly code: number
  readonly result: unknown
  readonly meta?: unknown
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
  /** `Retry-After` in ms: the host asks to wait that long. */
  readonly retryAfterMs?: number | undefined
}
