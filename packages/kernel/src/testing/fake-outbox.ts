import type { HoldReason, Outbox, OutboxAnswer, OutboxHold, OutboxTask } from '../outbox'

/** Keeps tasks; the test says how each ends. */
export class FakeOutbox implements Outbox {
  readonly tasks: OutboxTask[] = []
  readonly released: string[] = []
  readonly retried: string[] = []
  readonly #answers = new Set<(answer: OutboxAnswer) => void>()
  readonly #holds = new Set<(hold: OutboxHold) => void>()
  /** Answers each task at once, as a host does. */
  reply: ((task: OutboxTask) => Omit<OutboxAnswer, 'task_id' | 'account'> | HoldReason) | undefined

  enqueue(task: OutboxTask): Promise<void> {
    if (this.tasks.some(({ task_id }) => task_id === task.task_id)) return Promise.resolve()
    this.tasks.push(task)
    const reply = this.reply?.(task)
    if (typeof reply === 'string') this.hold(task.task_id, reply)
    else if (reply) this.answer({ task_id: task.task_id, account: task.account, payload: task.payload, ...reply })
    return Promise.resolve()
  }

  onAnswer(_scope: string, listener: (answer: OutboxAnswer) => void): () => void {
    this.#answers.add(listener)
    return () => this.#answers.delete(listener)
  }

  onHold(_scope: string, listener: (hold: OutboxHold) => void): () => void {
    this.#holds.add(listener)
    return () => this.#holds.delete(listener)
  }

  lookAgain(): Promise<void> {
    return Promise.resolve()
  }

  retry(task_id: string): Promise<void> {
    this.retried.push(task_id)
    return Promise.resolve()
  }

  release(task_id: string): Promise<void> {
    this.released.push(task_id)
    return Promise.resolve()
  }

  withdraw(task_id: string): Promise<boolean> {
    const at = this.tasks.findIndex((task) => task.task_id === task_id && !this.released.includes(task_id))
    if (at >= 0) this.tasks.splice(at, 1)
    return Promise.resolve(at >= 0)
  }

  known(): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(this.tasks.map(({ task_id }) => task_id)))
  }

  discard(task_id: string): Promise<void> {
    this.tasks.splice(
      this.tasks.findIndex((task) => task.task_id === task_id),
      1,
    )
    return Promise.resolve()
  }

  drop(task_id: string): Promise<void> {
    return this.discard(task_id)
  }

  answer(answer: Omit<OutboxAnswer, 'account'> & Partial<Pick<OutboxAnswer, 'account'>>): void {
    for (const listener of this.#answers) listener({ account: 'guest', ...answer })
  }

  hold(task_id: string, reason: HoldReason): void {
    for (const listener of this.#holds) listener({ task_id, reason })
  }
}
