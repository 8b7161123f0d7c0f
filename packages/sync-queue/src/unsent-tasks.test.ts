import { describe, expect, it } from 'vitest'
import { newTask, type SyncTask } from './sync-task'
import { unsentTasks } from './unsent-tasks'

const task = (task_id: string, scope = 'orders'): SyncTask =>
  newTask({ task_id, scope, url: '/api/order', payload: { method: 'POST' }, account: 'guest' }, 0)
const nothing = { waiting: [], onHold: [], unsure: [], failed: [], refused: [], holds: new Map() }
const ids = (tasks: readonly SyncTask[]) => tasks.map(({ task_id }) => task_id)

describe('the unsent tasks of some scopes', () => {
  it('are stopped ones first, then those that wait for the shopper, then those that were held up', () => {
    const { all, stopped } = unsentTasks(
      {
        failed: [task('failed')],
        unsure: [task('unsure')],
        refused: [task('refused')],
        onHold: [task('on hold')],
        waiting: [task('held'), task('on its way')],
        holds: new Map([['held', 'offline']]),
      },
      ['orders'],
    )
    expect(ids(all)).toEqual(['unsure', 'failed', 'refused', 'on hold', 'held'])
    expect(ids(stopped)).toEqual(['unsure', 'failed', 'refused'])
  })

  it('are not those of other scopes', () => {
    const queue = { ...nothing, failed: [task('mine'), task('internal', 'cart')] }
    expect(ids(unsentTasks(queue, ['orders', 'profile']).all)).toEqual(['mine'])
  })
})
