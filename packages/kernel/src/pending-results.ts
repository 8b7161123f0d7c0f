import type { Outbox, OutboxTask } from './outbox'

/** Callers that wait for the first result of a task, by its id. Later results find no caller. */
export class PendingResults<Result> {
  readonly #resolve = new Map<string, (result: Result) => void>()

  /** Puts the task into the outbox and settles with its first result. */
  async enqueue(outbox: Pick<Outbox, 'enqueue'>, task: OutboxTask): Promise<Result> {
    const result = this.wait(task.task_id)
    try {
      await outbox.enqueue(task)
    } catch (error) {
      this.cancel(task.task_id)
      throw error
    }
    return result
  }

  wait(task_id: string): Promise<Result> {
    return new Promise((resolve) => this.#resolve.set(task_id, resolve))
  }

  has(task_id: string): boolean {
    return this.#resolve.has(task_id)
  }

  /** `false`: no caller waits for this task. */
  settle(task_id: string, result: Result): boolean {
    const resolve = this.#resolve.get(task_id)
    this.#resolve.delete(task_id)
    resolve?.(result)
    return resolve !== undefined
  }

  /** The promise of this task never settles. */
  cancel(task_id: string): void {
    this.#resolve.delete(task_id)
  }
}
