import type { SyncTask, TaskStorage } from '@vitrin/sync-queue'
import type { ShopDatabase } from './open-shop-database'

export class DexieTaskStorage implements TaskStorage {
  readonly #database: ShopDatabase

  constructor(database: ShopDatabase) {
    this.#database = database
  }

  async all(): Promise<readonly SyncTask[]> {
    return (await this.#database.tasks.toArray()).map(({ doc }) => doc as SyncTask)
  }

  async put(task: SyncTask): Promise<void> {
    await this.#database.tasks.put({ key: task.task_id, doc: task })
  }

  async remove(task_id: string): Promise<void> {
    await this.#database.tasks.delete(task_id)
  }
}
