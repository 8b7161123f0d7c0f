import type { Cancel, HoldReason, Logger, OutboxAnswer, OutboxListener } from '@vitrin/kernel'
import type { QueueEvent } from './queue-event'
import { ScopedListeners } from './scoped-listeners'
import type { StoredTasks } from './stored-tasks'
import { laneOf, type SyncTask } from './sync-task'

export interface AnswerDeliveryOptions {
  readonly tasks: StoredTasks
  readonly logger: Logger
  readonly onEvent: (event: QueueEvent) => void
}

/** Brings answers and holds to the listeners of this tab, and ends a task when they have taken its answer. */
export class AnswerDelivery {
  readonly #options: AnswerDeliveryOptions
  readonly #listeners = new ScopedListeners<OutboxListener>()
  /** One delivery for each task and kind of answer, so that this tab never calls its listeners twice. */
  readonly #deliveries = new Map<string, Promise<boolean>>()

  constructor(options: AnswerDeliveryOptions) {
    this.#options = options
  }

  subscribe(scope: string, listener: OutboxListener): Cancel {
    return this.#listeners.add(scope, listener)
  }

  hold(task: SyncTask, reason: HoldReason): void {
    this.#options.tasks.known.hold(task.task_id, reason)
    for (const listener of this.#listeners.of(task.scope)) listener.onHold?.({ task_id: task.task_id, reason })
  }

  /** The answer is stored before it is delivered, so that a page that ends in between delivers it at its next start. */
  async finish(task: SyncTask): Promise<void> {
    const { tasks } = this.#options
    if (!tasks.known.find(task.task_id)) return
    await tasks.put(task)
    if (task.supersedes && task.code === 200) await this.#removeFailedBefore(task)
    await this.deliver(task)
  }

  /** Calls the listeners and then ends the task; it stays as it is if one of them failed. */
  async deliver(task: SyncTask): Promise<void> {
    const { tasks } = this.#options
    const { task_id, code } = task
    if (!(await this.tell(task))) return
    // A listener may have removed it.
    if (!tasks.known.find(task_id)) return
    if (code !== 200 && task.keep_refused) return tasks.put({ ...task, acknowledged: true, state: 'refused' })
    if (task.is_result_cacheable) return tasks.put({ ...task, acknowledged: true })
    await tasks.remove(task_id)
  }

  /**
   * Calls the listeners of this tab once; `true` when all have taken the answer. If two tabs sent the task, the host
   * may
   * have refused the first request and accepted the second, so each kind of answer is delivered.
   */
  tell(task: SyncTask): Promise<boolean> {
    const answer = `${task.task_id} ${task.code === 200 ? 'done' : 'refused'}`
    const delivery = this.#deliveries.get(answer) ?? this.#callListeners(task)
    this.#deliveries.set(answer, delivery)
    return delivery
  }

  /** Sent again at a later start, a failed task would undo the one that replaces it. */
  async #removeFailedBefore(task: SyncTask): Promise<void> {
    const { tasks } = this.#options
    for (const earlier of tasks.known.all) {
      if (earlier.state === 'failed' && laneOf(earlier) === laneOf(task) && earlier.sequence < task.sequence)
        await tasks.remove(earlier.task_id)
    }
  }

  async #callListeners(task: SyncTask): Promise<boolean> {
    const { logger, onEvent } = this.#options
    const { task_id, account, product_sku, payload, code = 0, result, meta, reason, fields } = task
    const answer: OutboxAnswer = { task_id, account, product_sku, payload, code, result, meta, reason, fields }
    const calls = await Promise.allSettled(
      this.#listeners.of(task.scope).map(async (listener) => listener.onAnswer?.(answer)),
    )
    const failures = calls.filter((call) => call.status === 'rejected')
    if (failures.length > 0)
      logger.error(
        `A listener failed to take the answer to the task ${task_id}`,
        failures.map((failure) => failure.reason as unknown),
      )
    if (code !== 200) onEvent({ type: 'refused', task })
    if (task.callback_event !== undefined) onEvent({ type: 'callback', event: task.callback_event, task })
    return failures.length === 0
  }
}
