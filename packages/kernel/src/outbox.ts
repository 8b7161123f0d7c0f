import type { FieldRefusal } from './errors'

/**
 * The door through which packages hand over work that must survive (decisions.md 5, 11).
 * sync-queue implements it; nobody else knows the queue.
 */
export interface OutboxTask {
  /** Also the idempotency key of the call. */
  readonly task_id: string
  /** Tasks of one scope are sent in order, one at a time. */
  readonly scope: string
  /** Templated: `{{token}}` and `{{cartId}}` are filled in by the transport, never stored. */
  readonly url: string
  readonly payload: { readonly method: 'GET' | 'POST' | 'DELETE'; readonly body?: unknown }
  /** The customer's id, or `guest`: a task is only ever sent under this identity. */
  readonly account: string
  readonly silent?: boolean
  /** What the answer is about, for tasks that name a product (contract §7). */
  readonly product_sku?: string | undefined
  readonly is_result_cacheable?: boolean
  /** It is kept back until `release`: made without a network, and sent only when the shopper says so (R4.38). */
  readonly kept_back?: boolean
  /** A task that the host refused stays, with its reason, until it is discarded (orders, decisions.md 9). */
  readonly keep_refused?: boolean
  /** It says all that the earlier ones of its scope and account said: once it is done, those that failed are dropped. */
  readonly supersedes?: boolean
}

export interface OutboxAnswer {
  readonly task_id: string
  /** Whose task it was: the customer's id, or `guest`. */
  readonly account: string
  readonly product_sku?: string | undefined
  /** What was asked. */
  readonly payload?: OutboxTask['payload'] | undefined
  readonly code: number
  readonly result: unknown
  readonly meta?: unknown
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
}

/** Why a task waits: nothing was answered, the host asked for time, its account is not signed in, or it failed or was kept back and waits for the shopper (decisions.md 6, 9). */
export type HoldReason = 'offline' | 'no-answer' | 'retry-later' | 'server-fault' | 'needs-sign-in' | 'kept-back'

export interface OutboxHold {
  readonly task_id: string
  readonly reason: HoldReason
}

export type AnswerListener = (answer: OutboxAnswer) => void | Promise<void>

export interface Outbox {
  /** Stored durably before the promise settles; sent as soon as there is a network. A known `task_id` changes nothing. */
  enqueue(task: OutboxTask): Promise<void>
  /**
   * Called once for the final answer of each task, never for one that is retried. The answer is kept until
   * every listener has settled; one that fails, or a page that dies meanwhile, is told again at the next start.
   */
  onAnswer(scope: string, listener: AnswerListener): () => void
  /** Called whenever a task that could have been sent stays where it is. */
  onHold(scope: string, listener: (hold: OutboxHold) => void): () => void
  /** Another tab's word may be late: reads what is stored, and tells answers that were not heard here. */
  lookAgain(): Promise<void>
  /** The shopper wants a task that waits, or failed, to be sent now. */
  retry(task_id: string): Promise<void>
  /** A task that was kept back takes its place among those that wait. */
  release(task_id: string): Promise<void>
  /** Takes back a task that was kept back, or that the host refused; `false`: it is neither, in no tab. */
  withdraw(task_id: string): Promise<boolean>
  /** Every task that is stored, in whatever state. Rejects where that cannot be read: a task that is not seen may be there. */
  known(): Promise<ReadonlySet<string>>
  /** Forgets a task that is not being sent. */
  discard(task_id: string): Promise<void>
  /** Forgets a task in whatever state, also on its way: the host has said that it does nothing for it. */
  drop(task_id: string): Promise<void>
}
