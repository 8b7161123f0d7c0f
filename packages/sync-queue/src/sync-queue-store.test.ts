import { TransportError, type OutboxAnswer } from '@vitrin/kernel'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { newTask } from './sync-task'
import { anOrderTask, settle, queueParts, startedQueue } from './testing/started-queue'

describe('SyncQueueStore', () => {
  it('stores a task untransmitted before it sends it, and removes it once the answer came [R4.37]', async () => {
    const { queue, storage, transport, answers } = await startedQueue()
    const answer = transport.holdNext()
    await queue.enqueue(anOrderTask('a'))
    expect((await storage.all())[0]).toMatchObject({ task_id: 'a', transmited: false, acknowledged: false })
    answer()
    await settle()
    expect(transport.sent).toHaveLength(1)
    expect(answers).toEqual([expect.objectContaining({ task_id: 'a', code: 200 })])
    expect(await storage.all()).toEqual([])
  })

  it('keeps a task on hold until its release, also over a restart, and sends the tasks after it [R4.38]', async () => {
    const { queue, transport, connectivity, open, stop } = await startedQueue()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    connectivity.set(false)
    await queue.enqueue({ ...anOrderTask('a'), on_hold: true })
    await queue.enqueue(anOrderTask('b'))
    expect(holds).toEqual(['a on-hold', 'b offline'])
    stop()
    const next = open()
    await next.start()
    connectivity.set(true)
    await settle()
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['b'])
    expect([next.onHold.length, next.waiting.length, next.failed.length]).toEqual([1, 0, 0])
    expect([...next.holds]).toEqual([['a', 'on-hold']])
    await next.send('a')
    await next.send('a')
    await settle()
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['b', 'a'])
    expect(next.tasks).toEqual([])
  })

  const HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' }

  it.each([
    ['task_id', 'a'],
    ['url', '/api/order'],
    ['payload', { method: 'POST', headers: HEADERS, mode: 'cors', body: { n: 'a' } }],
    ['transmited', false],
    ['created_at', '2026-11-20T09:00:00.000Z'],
    ['updated_at', '2026-11-20T09:00:00.000Z'],
    ['acknowledged', false],
    ['callback_event', 'cart/stockSync'],
    ['silent', true],
    ['is_result_cacheable', true],
  ])('stores a new task with its %s [R3.16 $0]', async (field, value) => {
    const { queue, storage, connectivity, clock } = await startedQueue()
    connectivity.set(false)
    clock.advance(Date.parse('2026-11-20T09:00:00Z') - clock.now())
    await queue.enqueue({
      ...anOrderTask('a'),
      callback_event: 'cart/stockSync',
      silent: true,
      is_result_cacheable: true,
    })
    expect((await storage.all())[0]).toMatchObject({ [field]: value })
  })

  it('does not start a task twice while it is on its way [R4.37]', async () => {
    const { queue, transport, connectivity } = await startedQueue()
    const answer = transport.holdNext()
    await queue.enqueue(anOrderTask('a'))
    await queue.enqueue(anOrderTask('a'))
    connectivity.set(true)
    answer()
    await settle()
    expect(transport.sent).toHaveLength(1)
  })

  it('waits without a network, which is no attempt, and sends when it is back [R4.38]', async () => {
    const { queue, transport, connectivity } = await startedQueue()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ reason }) => void holds.push(reason) })
    connectivity.set(false)
    await queue.enqueue(anOrderTask('a'))
    await settle()
    expect(transport.sent).toHaveLength(0)
    expect(holds).toEqual(['offline'])
    connectivity.set(true)
    await settle()
    expect(transport.sent).toHaveLength(1)
    expect(queue.tasks).toEqual([])
  })

  it('marks every task as waiting, also those after the one that was not sent', async () => {
    const { queue, transport, connectivity, clock } = await startedQueue()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    connectivity.set(false)
    await queue.enqueue(anOrderTask('a'))
    await queue.enqueue(anOrderTask('b'))
    expect(holds).toEqual(['a offline', 'b offline'])
    transport.reply(new TransportError('timeout', 'late'))
    connectivity.set(true)
    await settle()
    expect(holds.slice(2)).toEqual(['a no-answer', 'b no-answer'])
    await queue.enqueue(anOrderTask('c'))
    expect(holds.slice(4)).toEqual(['c no-answer'])
    clock.advance(5_000)
    await settle()
    expect(queue.tasks).toEqual([])
  })

  it('waits for the answer and not for the network, once a task was sent', async () => {
    const { queue, transport, connectivity, clock } = await startedQueue()
    transport.reply(new TransportError('timeout', 'late'))
    await queue.enqueue(anOrderTask('a'))
    await settle()
    connectivity.set(false)
    clock.advance(5_000)
    await settle()
    expect([...queue.holds]).toEqual([['a', 'no-answer']])
  })

  it('tries again when the network was back before its absence was noticed', async () => {
    const { queue, transport, clock } = await startedQueue()
    transport.reply(new TransportError('offline', 'There was no connection'))
    await queue.enqueue(anOrderTask('a'))
    await settle()
    clock.advance(5_000)
    await settle()
    expect(queue.tasks).toEqual([])
  })

  it('removes a dropped task that is being sent, ignores its answer, and sends the next task', async () => {
    const { queue, transport, storage, answers } = await startedQueue()
    const answer = transport.holdNext()
    transport.reply({ code: 409, result: 'This order was let go.', reason: 'order-abandoned' })
    await queue.enqueue({ ...anOrderTask('a'), keep_refused: true })
    await queue.enqueue(anOrderTask('b'))
    await settle()
    await queue.remove('a', 'any')
    answer()
    await settle()
    expect(answers.map(({ task_id, code }) => [task_id, code])).toEqual([['b', 200]])
    expect([queue.tasks, await storage.all()]).toEqual([[], []])
  })

  it('sends what waits at once when the shopper asks', async () => {
    const { queue, transport } = await startedQueue()
    transport.reply(new TransportError('network', 'gone'))
    await queue.enqueue(anOrderTask('a'))
    await settle()
    await queue.send('a')
    await settle()
    expect([transport.sent.length, queue.waiting.length]).toEqual([2, 0])
  })

  it('starts where the device cannot be read, and sends what is asked for from then on', async () => {
    const parts = queueParts()
    await parts.storage.add(newTask(anOrderTask('stored'), 0))
    const all = vi.spyOn(parts.storage, 'all').mockRejectedValue(new Error('It hangs'))
    const queue = parts.open()
    await queue.start()
    await queue.enqueue(anOrderTask('new'))
    await settle()
    expect([
      parts.transport.sent.map(({ task_id }) => task_id),
      parts.logger.entries.map(({ level }) => level),
    ]).toEqual([['new'], ['error', 'error']])
    all.mockRestore()
    await parts.open().start()
    await settle()
    expect(parts.transport.sent.map(({ task_id }) => task_id)).toEqual(['new', 'stored'])
  })

  it('keeps the order within a scope and loses and doubles nothing, whatever the network does', async () => {
    const fault = fc.constantFrom('ok', 'lost', 'busy')
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ scope: fc.constantFrom('orders', 'profile'), faults: fc.array(fault, { maxLength: 3 }) }),
          { maxLength: 12 },
        ),
        async (plan) => {
          const { queue, transport, clock, answers } = await startedQueue()
          const profileAnswers: OutboxAnswer[] = []
          queue.subscribe('profile', { onAnswer: (answer) => void profileAnswers.push(answer) })
          for (const { faults } of plan) {
            for (const each of faults)
              transport.reply(
                each === 'lost'
                  ? new TransportError('network', '')
                  : each === 'busy'
                    ? { code: 429, result: '' }
                    : { code: 200, result: true },
              )
          }
          for (const [index, { scope }] of plan.entries()) await queue.enqueue(anOrderTask(`t${index}`, scope))
          await settle()
          for (let round = 0; round < 40; round += 1) {
            clock.advance(300_000)
            await settle()
          }
          const ids = (scope: string) => plan.flatMap((entry, index) => (entry.scope === scope ? [`t${index}`] : []))
          expect(answers.map(({ task_id }) => task_id)).toEqual(ids('orders'))
          expect(profileAnswers.map(({ task_id }) => task_id)).toEqual(ids('profile'))
          expect(queue.tasks).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })
})
