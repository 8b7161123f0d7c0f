import type { SyncTask, TaskState, TaskStorage } from '@vitrin/sync-queue'
import { MemoryCollection } from './memory-collection'

/** For a browser that stores nothing: the tasks last as long as the page. */
export class MemoryTaskStorage implements TaskStorage {
  readonly #tasks = new MemoryCollection<SyncTask>(({ task_id }) => task_id)
  #numbered = 0

  all(): Promise<readonly SyncTask[]> {
    return this.#tasks.all()
  }

  async add(task: SyncTask): Promise<SyncTask> {
    const known = this.#tasks.find(task.task_id)
    if (known) return known
    const stored = { ...task, sequence: (this.#numbered += 1) }
    await this.#tasks.put(stored)
    return stored
  }

  async update(task: SyncTask): Promise<void> {
    if (this.#tasks.find(task.task_id)) await this.#tasks.put(task)
  }

  async changeFrom(
    states: readonly TaskState[],
    task_id: string,
    change: (task: SyncTask) => SyncTask | undefined,
  ): Promise<boolean> {
    const stored = this.#tasks.find(task_id)
    if (!stored || !states.includes(stored.state)) return false
    const task = change(stored)
    await (task ? this.#tasks.put(task) : this.#tasks.remove(task_id))
    return true
  }

  remove(task_id: string): Promise<void> {
    return this.#tasks.remove(task_id)
  }

  /** No other tab has these tasks. */
  onChange(): () => void {
    return () => undefined
  }
}
