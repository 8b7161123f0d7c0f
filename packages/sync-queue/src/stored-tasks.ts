import type { Logger } from '@vitrin/kernel'
import { KnownTasks } from './known-tasks'
import type { TaskStorage } from './ports'
import type { SyncTask } from './sync-task'

/** Keeps the tasks that this tab knows and the stored tasks, which all tabs share, alike. */
export class StoredTasks {
  readonly known = new KnownTasks()
  readonly #storage: TaskStorage
  readonly #logger: Logger

  constructor(storage: TaskStorage, logger: Logger) {
    this.#storage = storage
    this.#logger = logger
  }

  /**
   * Reads all stored tasks. If that fails, the queue goes on with the tasks that it knows, and a later start reads
   * them.
   */
  async refresh(): Promise<void> {
    // A task that is added while the storage is read may be missing from the answer.
    const before = this.known.all
    const stored = await this.#read()
    if (!stored) return
    const storedIds = new Set(stored.map(({ task_id }) => task_id))
    for (const { task_id } of before) if (!storedIds.has(task_id)) this.known.remove(task_id)
    for (const task of stored) this.known.put(task)
  }

  /**
   * Takes up a new task together with all stored tasks that come before it, from any tab. Sent after a later task, an
   * earlier one would undo it. Messages of other tabs may be late, so the storage decides which tasks there are.
   */
  async enter(task: SyncTask): Promise<void> {
    const knownIds = new Set(this.known.all.map(({ task_id }) => task_id))
    const stored = (await this.#read()) ?? [task]
    for (const earlier of stored)
      if (earlier.sequence <= task.sequence && !knownIds.has(earlier.task_id)) this.known.put(earlier)
  }

  /**
   * A device that cannot store the change goes on with it in this tab: the host knows each task by its key.
   * A task that was removed while it was sent stays removed.
   */
  async put(task: SyncTask): Promise<void> {
    if (!this.known.find(task.task_id)) return
    this.known.put(task)
    try {
      await this.#storage.update(task)
    } catch (error) {
      this.#logger.error(`The task ${task.task_id} could not be stored`, error)
    }
  }

  /** If the storage fails, the answer is delivered again at the next start, which changes nothing twice. */
  async remove(task_id: string): Promise<void> {
    this.known.remove(task_id)
    try {
      await this.#storage.remove(task_id)
    } catch (error) {
      this.#logger.error(`The task ${task_id} could not be removed`, error)
    }
  }

  async #read(): Promise<readonly SyncTask[] | undefined> {
    try {
      return await this.#storage.all()
    } catch (error) {
      this.#logger.error('The stored tasks could not be read', error)
      return undefined
    }
  }
}
