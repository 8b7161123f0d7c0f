import type { SyncTask, TaskStorage } from '@vitrin/sync-queue'
import { MemoryCollection } from './memory-collection'

/** The tasks of this page alone, where the browser stores nothing. */
export class MemoryTaskStorage implements TaskStorage {
  readonly #tasks = new MemoryCollection<SyncTask>(({ task_id }) => task_id)
  #numbered = 0

  all(): Promise<readonly SyncTask[]> {
    return this.#tasks.all()
  }

  async add(task: SyncTask): Promise<SyncTask> {
    const known = await this.#find(task.task_id)
    if (known) return known
    const stored = { ...task, sequence: (this.#numbered += 1) }
    await this.#tasks.put(stored)
    return stored
  }

  async update(task: SyncTask): Promise<void> {
    if (await this.#find(task.task_id)) await this.#tasks.put(task)
  }

  remove(task_id: string): Promise<void> {
    return this.#tasks.remove(task_id)
  }

  /** Nobody else can change them. */
  onChange(): () => void {
    return () => undefined
  }

  async #find(task_id: string): Promise<SyncTask | undefined> {
    return (await this.#tasks.all()).find((task) => task.task_id === task_id)
  }
}
