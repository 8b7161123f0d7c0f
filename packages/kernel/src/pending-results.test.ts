import { describe, expect, it } from 'vitest'
import { PendingResults } from './pending-results'
import { FakeOutbox } from './testing/fake-outbox'

const task = (task_id: string) =>
  ({ task_id, scope: 'reviews', url: '/api/review/create', payload: { method: 'POST' }, account: 'guest' }) as const

describe('PendingResults', () => {
  it('gives the first result of a task to its caller, and finds none for a later one', async () => {
    const pending = new PendingResults<string>()
    const outbox = new FakeOutbox()
    const result = pending.enqueue(outbox, task('a'))
    const other = pending.enqueue(outbox, task('b'))
    expect([pending.settle('b', 'held'), pending.settle('a', 'done'), pending.settle('a', 'late')]).toEqual([
      true,
      true,
      false,
    ])
    expect([await result, await other, outbox.tasks.length]).toEqual(['done', 'held', 2])
  })

  it('does not wait for a task that could not be stored', async () => {
    const pending = new PendingResults<string>()
    const full = { enqueue: () => Promise.reject(new Error('quota')) }
    await expect(pending.enqueue(full, task('a'))).rejects.toThrow('quota')
    expect(pending.has('a')).toBe(false)
  })
})
