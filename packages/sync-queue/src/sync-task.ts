import type { FieldRefusal, OutboxTask } from '@vitrin/kernel'

/** `waiting` is sent when its turn comes, `kept-back` when it is released, `failed` when the shopper asks or at the next start, `refused` never again. */
export type TaskState = 'waiting' | 'kept-back' | 'failed' | 'refused'

/** A task as it is stored: the specification's fields (R3.16) and what keeps order, identity and attempts. Times are ISO 8601. */
export interface SyncTask {
  /** Also the idempotency key of the call (decisions.md 2). */
  readonly task_id: string
  /** Templated: `{{token}}` and `{{cartId}}` are the transport's to fill in. */
  readonly url: string
  readonly payload: {
    readonly method: OutboxTask['payload']['method']
    readonly headers: Readonly<Record<string, string>>
    readonly mode: 'cors'
    readonly body?: unknown
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
  /** Whoever asked has been told the answer. */
  readonly acknowledged: boolean
  readonly silent: boolean
  readonly product_sku?: string | undefined
  readonly is_result_cacheable: boolean
  readonly keep_refused: boolean
  readonly supersedes: boolean
  readonly scope: string
  /** Of the device: lower ones are sent first. */
  readonly sequence: number
  /** The customer's id, or `guest`. */
  readonly account: string
  /** Answers that were a server fault (decisions.md 6). */
  readonly attempts: number
  readonly state: TaskState
}

/** The account of everybody who is not signed in. */
export const GUEST = 'guest'

/** Tasks of one lane are sent one after another: a scope has one for each account, so that nobody waits for somebody who is not here. */
export function laneOf({ scope, account }: Pick<SyncTask, 'scope' | 'account'>): string {
  return `${scope} ${account}`
}

/** The storage gives it its number. */
export function newTask(asked: OutboxTask, nowMs: number): SyncTask {
  const now = new Date(nowMs).toISOString()
  return {
    task_id: asked.task_id,
    url: asked.url,
    payload: {
      ...asked.payload,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      mode: 'cors',
    },
    transmited: false,
    created_at: now,
    updated_at: now,
    acknowledged: false,
    silent: asked.silent ?? false,
    ...(asked.product_sku !== undefined && { product_sku: asked.product_sku }),
    is_result_cacheable: asked.is_result_cacheable ?? false,
    keep_refused: asked.keep_refused ?? false,
    supersedes: asked.supersedes ?? false,
    scope: asked.scope,
    sequence: 0,
    account: asked.account,
    attempts: 0,
    state: asked.kept_back ? 'kept-back' : 'waiting',
  }
}

/** A response arrived (R4.37). */
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

/** The envelope as the transport read it (contract §1.2). */
export interface TaskAnswer {
  readonly code: number
  readonly result: unknown
  readonly meta?: unknown
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
  /** The host asks for time: `Retry-After`, in ms. */
  readonly retryAfterMs?: number | undefined
}
