import { describe, expect, it } from 'vitest'
import type { TaskStorage } from '../ports'
import { newTask } from '../sync-task'

const task = (task_id: string, sequence: number) =>
  newTask({ task_id, scope: 'orders', url: '/api/order', payload: { method: 'POST', body: { order_id: task_id } }, account: 'guest' }, sequence, 0)

/** What every `TaskStorage` keeps. `create` gives an empty one. */
export function taskStorageContract(name: string, create: () => Promise<TaskStorage> | TaskStorage): void {
  describe(`${name} as a TaskStorage`, () => {
    it('gives back what was put, whole', async () => {
      const storage = await create()
      await storage.put(task('a', 1))
      expect(await storage.all()).toEqual([task('a', 1)])
    })

    it('replaces a task of the same id and forgets a removed one', async () => {
      const storage = await create()
      await storage.put(task('a', 1))
      await storage.put({ ...task('a', 1), attempts: 3 })
      await storage.put(task('b', 2))
      await storage.remove('b')
      await storage.remove('never there')
      expect((await storage.all()).map(({ task_id, attempts }) => [task_id, attempts])).toEqual([['a', 3]])
    })
  })
}
