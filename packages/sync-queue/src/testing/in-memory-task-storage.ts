import type { TaskChange, TaskStorage } from '../ports'
import type { SyncTask, TaskState } from '../sync-task'

interface Disk {
  /** As JSON, as a real disk keeps them. */
  readonly documents: Map<string, string>
  readonly listeners: Map<InMemoryTaskStorage, Set<(change: TaskChange) => void>>
}

/** A disk in memory, shared by the tabs that are opened from it. */
export class InMemoryTaskStorage implements TaskStorage {
  readonly #disk: Disk

  constructor(disk: Disk = { documents: new Map(), listeners: new Map() }) {
    this.#disk = disk
  }

  anotherTab(): InMemoryTaskStorage {
    return new InMemoryTaskStorage(this.#disk)
  }

  all(): Promise<readonly SyncTask[]> {
    return Promise.resolve(this.#all())
  }

  add(task: SyncTask): Promise<SyncTask> {
    const known = this.#disk.documents.get(task.task_id)
    if (known !== undefined) return Promise.resolve(JSON.parse(known) as SyncTask)
    const stored = { ...task, sequence: Math.max(0, ...this.#all().map(({ sequence }) => sequence)) + 1 }
    this.#write(stored)
    return Promise.resolve(stored)
  }

  update(task: SyncTask): Promise<void> {
    if (this.#disk.documents.has(task.task_id)) this.#write(task)
    return Promise.resolve()
  }

  changeFrom(
    states: readonly TaskState[],
    task_id: string,
    change: (task: SyncTask) => SyncTask | undefined,
  ): Promise<boolean> {
    const stored = this.#all().find((task) => task.task_id === task_id)
    if (!stored || !states.includes(stored.state)) return Promise.resolve(false)
    const task = change(stored)
    if (task) this.#write(task)
    else void this.remove(task_id)
    return Promise.resolve(true)
  }

  remove(task_id: string): Promise<void> {
    if (this.#disk.documents.delete(task_id)) this.#tell({ removed: task_id })
    return Promise.resolve()
  }

  onChange(listener: (change: TaskChange) => void): () => void {
    const listeners = this.#disk.listeners.get(this) ?? new Set()
    this.#disk.listeners.set(this, listeners.add(listener))
    return () => {
      listeners.delete(listener)
    }
  }

  #all(): readonly SyncTask[] {
    return [...this.#disk.documents.values()].map((document) => JSON.parse(document) as SyncTask)
  }

  #write(task: SyncTask): void {
    this.#disk.documents.set(task.task_id, JSON.stringify(task))
    this.#tell({ task })
  }

  #tell(change: TaskChange): void {
    for (const [tab, listeners] of this.#disk.listeners) {
      if (tab !== this) for (const listener of listeners) listener(change)
    }
  }
}
