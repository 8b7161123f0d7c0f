import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { anOrderTask, settle, startedQueue } from './testing/started-queue'

describe('a task that was not done', () => {
  it('keeps the reason of a task until it is tried again', async () => {
    const { queue, transport, connectivity } = await startedQueue()
    connectivity.set(false)
    await queue.enqueue(anOrderTask('a'))
    expect([...queue.holds]).toEqual([['a', 'offline']])
    transport.reply({ code: 500, result: 'down' })
    const answer = transport.holdNext()
    connectivity.set(true)
    expect([...queue.holds]).toEqual([])
    answer()
    await settle()
    expect([...queue.holds]).toEqual([['a', 'server-fault']])
    await queue.remove('a', 'idle')
    expect([...queue.holds]).toEqual([])
  })

  it('lists a task that cannot even be sent as failed and goes on with the next', async () => {
    const { queue, transport } = await startedQueue()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    transport.reply(new Error('The address makes no sense'))
    await queue.enqueue(anOrderTask('a'))
    await queue.enqueue(anOrderTask('b'))
    await settle()
    expect([queue.failed.map(({ task_id }) => task_id), holds]).toEqual([['a'], ['a server-fault']])
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['a', 'b'])
  })

  it('sends the same task again after a lost answer, with growing waits', async () => {
    const { queue, transport, clock, answers } = await startedQueue()
    transport.reply(new TransportError('timeout', 'late'), new TransportError('network', 'gone'))
    await queue.enqueue(anOrderTask('a'))
    await settle()
    clock.advance(5_000)
    await settle()
    clock.advance(9_999)
    await settle()
    expect(transport.sent).toHaveLength(2)
    clock.advance(1)
    await settle()
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['a', 'a', 'a'])
    expect(answers).toHaveLength(1)
    expect(queue.tasks).toEqual([])
  })

  it('lists tasks as failed after the configured faults, and goes on [R4.40] [R9.10 queue attempts]', async () => {
    const { queue, transport, storage } = await startedQueue()
    transport.reply({ code: 500, result: 'Internal error' })
    await queue.enqueue(anOrderTask('a'))
    await queue.enqueue(anOrderTask('b'))
    await settle()
    expect(queue.failed.map(({ task_id }) => task_id)).toEqual(['a'])
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['a', 'b'])
    expect(await storage.all()).toEqual([expect.objectContaining({ task_id: 'a', state: 'failed', attempts: 1 })])
  })

  it('runs a failed task again when the shopper asks, or at the next start, never by itself', async () => {
    const { queue, transport, clock, open } = await startedQueue()
    transport.reply({ code: 500, result: '' }, { code: 502, result: '' })
    await queue.enqueue(anOrderTask('a'))
    await settle()
    clock.advance(86_400_000)
    await settle()
    expect(transport.sent).toHaveLength(1)
    await queue.send('a')
    await settle()
    expect(transport.sent).toHaveLength(2)
    await open().start()
    await settle()
    expect(transport.sent).toHaveLength(3)
  })

  it('drops a failed task once a later task of its scope has replaced it, and no other task', async () => {
    const { queue, transport, storage, open } = await startedQueue()
    const fault = { code: 500, result: '' }
    transport.reply(fault, fault, { code: 200, result: true })
    await queue.enqueue(anOrderTask('old', 'profile'))
    await settle()
    await queue.enqueue(anOrderTask('order'))
    await settle()
    await queue.enqueue({ ...anOrderTask('new', 'profile'), supersedes: true })
    await settle()
    expect(queue.failed.map(({ task_id }) => task_id)).toEqual(['order'])
    await open().start()
    await settle()
    expect([transport.sent.map(({ task_id }) => task_id), await storage.all()]).toEqual([
      ['old', 'order', 'new', 'order'],
      [],
    ])
  })

  it('only waits after 429 and after 503 with Retry-After', async () => {
    const { queue, transport, clock, connectivity } = await startedQueue()
    transport.reply({ code: 429, result: '', retryAfterMs: 7_000 }, { code: 503, result: '', retryAfterMs: 1_000 })
    await queue.enqueue(anOrderTask('a'))
    await settle()
    clock.advance(6_999)
    connectivity.set(true)
    await settle()
    expect(transport.sent).toHaveLength(1)
    clock.advance(1)
    await settle()
    clock.advance(1_000)
    await settle()
    expect(transport.sent).toHaveLength(3)
    expect(queue.failed).toEqual([])
  })

  it('ends a refused task with its reason; one with `keep_refused` stays until it is discarded [R8.14]', async () => {
    const { queue, transport, storage, answers } = await startedQueue()
    transport.reply({ code: 409, result: 'Totals changed', reason: 'totals-changed' }, { code: 400, result: 'no' })
    await queue.enqueue({ ...anOrderTask('a'), keep_refused: true })
    await queue.enqueue(anOrderTask('b'))
    await settle()
    expect(answers.map(({ task_id, code, reason }) => [task_id, code, reason])).toEqual([
      ['a', 409, 'totals-changed'],
      ['b', 400, undefined],
    ])
    expect(queue.refused.map(({ task_id }) => task_id)).toEqual(['a'])
    await queue.remove('a', 'idle')
    expect(await storage.all()).toEqual([])
  })
})
