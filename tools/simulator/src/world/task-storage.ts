import type { SyncTask, TaskChange, TaskStorage } from '@vitrin/sync-queue'
import { written, type Disk } from './disk'
import type { Generation } from './generation'

const TASKS = 'tasks'

/** The tasks of a device: numbers are given by the storage, and the news says what has changed. */
export function taskStorage(disk: Disk, generation: Generation): TaskStorage {
  const notify = (change: TaskChange) => disk.notifyOthers(generation, TASKS, (listener) => listener(change))
  return {
    all: () => disk.transact(generation, TASKS, 'tasks.all', (tasks) => [...tasks.values()] as readonly SyncTask[]),
    add: (task) => {
      const asked = written(task)
      return disk.transact(generation, TASKS, 'tasks.add', (tasks) => {
        const known = tasks.get(asked.task_id) as SyncTask | undefined
        if (known) return known
        const stored = {
          ...asked,
          sequence: Math.max(0, ...[...tasks.values()].map((other) => (other as SyncTask).sequence)) + 1,
        }
        tasks.set(stored.task_id, stored)
        notify({ task: stored })
        return stored
      })
    },
    update: (task) => {
      const changed = written(task)
      return disk.transact(generation, TASKS, 'tasks.update', (tasks) => {
        if (!tasks.has(changed.task_id)) return
        tasks.set(changed.task_id, changed)
        notify({ task: changed })
      })
    },
    changeFrom: (states, task_id, change) =>
      disk.transact(generation, TASKS, 'tasks.changeFrom', (tasks) => {
        const stored = tasks.get(task_id) as SyncTask | undefined
        if (!stored || !states.includes(stored.state)) return false
        const task = change(stored)
        if (task) tasks.set(task_id, written(task))
        else tasks.delete(task_id)
        notify(task ? { task } : { removed: task_id })
        return true
      }),
    remove: (task_id) =>
      disk.transact(generation, TASKS, 'tasks.remove', (tasks) => {
        tasks.delete(task_id)
        notify({ removed: task_id })
      }),
    onChange: (listener) => disk.listen(generation, TASKS, (change) => listener(change as TaskChange)),
  }
}
