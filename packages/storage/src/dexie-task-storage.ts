import type { SyncTask, TaskChange, TaskState, TaskStorage } from '@vitrin/sync-queue'
import { checkTask } from './checks/check-records'
import { DexieCollection } from './dexie-collection'
import type { ResilientShopDb } from './resilient-shop-db'
import { TabChannel } from './tab-channel'
import { upgradeTask } from './upgrade-task'

/** The tasks in IndexedDB, shared by all tabs. */
export class DexieTaskStorage implements TaskStorage {
  readonly #shop: ResilientShopDb
  readonly #collection: DexieCollection<SyncTask>
  readonly #listeners = new Set<(change: TaskChange) => void>()
  readonly #channel: TabChannel<TaskChange>

  constructor(shop: ResilientShopDb) {
    this.#shop = shop
    this.#collection = new DexieCollection({
      shop,
      collection: 'tasks',
      keyOf: ({ task_id }) => task_id,
      check: checkTask,
    })
    this.#channel = new TabChannel(`${shop.database.name}/tasks`, (change) => {
      for (const listener of this.#listeners) listener(change)
    })
  }

  all(): Promise<readonly SyncTask[]> {
    return this.#collection.all()
  }

  /**
   * IndexedDB runs one writing transaction of a collection at a time, whichever tab asks: numbers are never given
   * twice.
   */
  async add(task: SyncTask): Promise<SyncTask> {
    const { database } = this.#shop
    const { tasks } = database
    const stored = await this.#shop.write(() =>
      database.transaction('rw', tasks, async () => {
        const known = await tasks.get(task.task_id)
        if (known) return upgradeTask(known.doc) as SyncTask
        const numbers = (await tasks.toArray()).map(
          ({ doc }) => Number((doc as Partial<SyncTask> | null)?.sequence) || 0,
        )
        const numbered = { ...task, sequence: Math.max(0, ...numbers) + 1 }
        await tasks.put({ key: task.task_id, doc: numbered })
        return numbered
      }),
    )
    this.#channel.send({ task: stored })
    return stored
  }

  async update(task: SyncTask): Promise<void> {
    const changed = await this.#shop.write(() => this.#shop.database.tasks.update(task.task_id, { doc: task }))
    if (changed > 0) this.#channel.send({ task })
  }

  async changeFrom(
    states: readonly TaskState[],
    task_id: string,
    change: (task: SyncTask) => SyncTask | undefined,
  ): Promise<boolean> {
    const { database } = this.#shop
    const { tasks } = database
    const made = await this.#shop.write(() =>
      database.transaction('rw', tasks, async (): Promise<TaskChange | undefined> => {
        const stored = upgradeTask((await tasks.get(task_id))?.doc) as SyncTask | undefined
        if (!stored || !states.includes(stored.state)) return undefined
        const task = change(stored)
        if (task) await tasks.put({ key: task_id, doc: task })
        else await tasks.delete(task_id)
        return task ? { task } : { removed: task_id }
      }),
    )
    if (made) this.#channel.send(made)
    return made !== undefined
  }

  async remove(task_id: string): Promise<void> {
    await this.#collection.remove(task_id)
    this.#channel.send({ removed: task_id })
  }

  onChange(listener: (change: TaskChange) => void): () => void {
    this.#channel.open()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Ends the exchange of messages with other tabs. */
  close(): void {
    this.#channel.close()
  }
}
