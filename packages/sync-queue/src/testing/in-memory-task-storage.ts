import type { TaskStorage } from '../ports'
import type { SyncTask } from '../sync-task'

/** Documents survive as JSON does; share one between two stores to play a reload. */
export class InMemoryTaskStorage implements TaskStorage {
  readonly #documents = new Map<string, string>()

  all(): Promise<readonly SyncTask[]> {
    return Promise.resolve([...this.#documents.values()].map((document) => JSON.parse(document) as SyncTask))
  }

  put(task: SyncTask): Promise<void> {
    this.#documents.set(task.task_id, JSON.stringify(task))
    return Promise.resolve()
  }

  remove(task_id: string): Promise<void> {
    this.#documents.delete(task_id)
    return Promise.resolve()
  }
}
