import type { HoldReason, Outbox, OutboxAnswer, OutboxHold, OutboxListener, OutboxTask, RemovableTask } from '../outbox'
import type { Cancel } from '../ports'

/** Keeps tasks in memory; the test decides how each ends. */
export class FakeOutbox implements Outbox {
  readonly tasks: OutboxTask[] = []
  /** Ids of the tasks that `send` was called for. */
  readonly sent: string[] = []
  readonly #listeners = new Set<OutboxListener>()
  /** Set: each task is answered or held as soon as it is enqueued. */
  reply: ((task: OutboxTask) => Omit<OutboxAnswer, 'task_id' | 'account'> | HoldReason) | undefined

  enqueue(task: OutboxTask): Promise<void> {
    if (this.tasks.some(({ task_id }) => task_id === task.task_id)) return Promise.resolve()
    this.tasks.push(task)
    const reply = this.reply?.(task)
    if (typeof reply === 'string') this.hold(task.task_id, reply)
    else if (reply) this.answer({ task_id: task.task_id, account: task.account, payload: task.payload, ...reply })
    return Promise.resolve()
  }

  /** One scope is enough for a test, so the listener hears of every task. */
  subscribe(_scope: string, listener: OutboxListener): Cancel {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send(task_id: string): Promise<void> {
    this.sent.push(task_id)
    return Promise.resolve()
  }

  remove(task_id: string, which: RemovableTask): Promise<boolean> {
    const at = this.tasks.findIndex((task) => task.task_id === task_id)
    if (at < 0 || (which === 'unsent' && this.sent.includes(task_id))) return Promise.resolve(false)
    this.tasks.splice(at, 1)
    return Promise.resolve(true)
  }

  taskIds(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(this.tasks.map(({ task_id }) => task_id)))
  }

  refresh(): Promise<void> {
    return Promise.resolve()
  }

  /** The host's answer to a task arrives. */
  answer(answer: Omit<OutboxAnswer, 'account'> & Partial<Pick<OutboxAnswer, 'account'>>): void {
    for (const listener of this.#listeners) void listener.onAnswer?.({ account: 'guest', ...answer })
  }

  hold(task_id: string, reason: HoldReason): void {
    const hold: OutboxHold = { task_id, reason }
    for (const listener of this.#listeners) listener.onHold?.(hold)
  }
}
