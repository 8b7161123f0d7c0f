import { TransportError, type OutboxAnswer, type OutboxTask } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { singleTabLeadership } from './single-tab-leadership'
import { DEFAULT_SYNC_QUEUE_CONFIG, type SyncQueueConfig } from './sync-queue-config'
import { SyncQueueStore } from './sync-queue-store'
import { newTask } from './sync-task'
import { InMemoryTaskStorage } from './testing/in-memory-task-storage'
import { ScriptedTransport } from './testing/scripted-transport'
import { SwitchableIdentity } from './testing/switchable-identity'

const task = (task_id: string, scope = 'orders'): OutboxTask => ({
  task_id,
  scope,
  url: '/api/order',
  payload: { method: 'POST', body: { n: task_id } },
  account: 'guest',
})

/** Lets everything that is ready run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

function world(config: Partial<SyncQueueConfig> = {}) {
  const parts = {
    storage: new InMemoryTaskStorage(),
    transport: new ScriptedTransport(),
    identity: new SwitchableIdentity(),
    connectivity: new SwitchableConnectivity(),
    leadership: singleTabLeadership,
    clock: new ManualClock(),
    logger: new RecordingLogger(),
  }
  const open = () => new SyncQueueStore({ ...parts, config: { ...DEFAULT_SYNC_QUEUE_CONFIG, ...config } })
  return { ...parts, open }
}

async function started(config?: Partial<SyncQueueConfig>) {
  const parts = world(config)
  const queue = parts.open()
  const answers: OutboxAnswer[] = []
  queue.subscribe('orders', { onAnswer: (answer) => void answers.push(answer) })
  const stop = await queue.start()
  return { ...parts, queue, answers, stop }
}

describe('SyncQueueStore', () => {
  it('stores a task untransmitted before it sends it, and removes it once the answer came [R4.37]', async () => {
    const { queue, storage, transport, answers } = await started()
    const answer = transport.holdNext()
    await queue.enqueue(task('a'))
    expect((await storage.all())[0]).toMatchObject({ task_id: 'a', transmited: false, acknowledged: false })
    answer()
    await settle()
    expect(transport.sent).toHaveLength(1)
    expect(answers).toEqual([expect.objectContaining({ task_id: 'a', code: 200 })])
    expect(await storage.all()).toEqual([])
  })

  it('keeps a task on hold until its release, also over a restart, and sends the tasks after it [R4.38]', async () => {
    const { queue, transport, connectivity, open, stop } = await started()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    connectivity.set(false)
    await queue.enqueue({ ...task('a'), on_hold: true })
    await queue.enqueue(task('b'))
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

  it('keeps the reason of a task until it is tried again', async () => {
    const { queue, transport, connectivity } = await started()
    connectivity.set(false)
    await queue.enqueue(task('a'))
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

  it('keeps a cacheable result with every field [R4.37] [R7.27 mode cors] [R7.27 JSON answers]', async () => {
    const { queue, storage, transport } = await started()
    transport.reply({ code: 200, result: { qty: 4 }, meta: { page: 1 } })
    await queue.enqueue({ ...task('a'), is_result_cacheable: true, silent: true })
    await settle()
    expect(await storage.all()).toEqual([
      expect.objectContaining({
        url: '/api/order',
        task_id: 'a',
        transmited: true,
        result: { qty: 4 },
        code: 200,
        resultCode: 200,
        meta: { page: 1 },
        acknowledged: true,
        silent: true,
        is_result_cacheable: true,
        payload: expect.objectContaining({ method: 'POST', mode: 'cors', headers: expect.any(Object) }),
        created_at: expect.any(String),
        updated_at: expect.any(String),
        transmited_at: expect.any(String),
      }),
    ])
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
    const { queue, storage, connectivity, clock } = await started()
    connectivity.set(false)
    clock.advance(Date.parse('2026-11-20T09:00:00Z') - clock.now())
    await queue.enqueue({ ...task('a'), callback_event: 'cart/stockSync', silent: true, is_result_cacheable: true })
    expect((await storage.all())[0]).toMatchObject({ [field]: value })
  })

  it.each([
    ['transmited', true],
    ['transmited_at', '2026-11-20T10:00:00.000Z'],
    ['created_at', '2026-11-20T09:00:00.000Z'],
    ['updated_at', '2026-11-20T10:00:00.000Z'],
    ['result', { qty: 4 }],
    ['resultCode', 200],
    ['code', 200],
    ['meta', { page: 1 }],
    ['acknowledged', true],
  ])('stores an answered task with its %s [R3.16 $0]', async (field, value) => {
    const { queue, storage, transport, connectivity, clock } = await started()
    connectivity.set(false)
    clock.advance(Date.parse('2026-11-20T09:00:00Z') - clock.now())
    await queue.enqueue({ ...task('a'), is_result_cacheable: true })
    clock.advance(3_600_000)
    transport.reply({ code: 200, result: { qty: 4 }, meta: { page: 1 } })
    connectivity.set(true)
    await settle()
    expect((await storage.all())[0]).toMatchObject({ [field]: value })
  })

  it('announces the answer to a task that names an event by that name [R3.16 callback_event]', async () => {
    const { queue, transport } = await started()
    const events: unknown[] = []
    queue.events.subscribe((event) => events.push(event))
    transport.reply({ code: 200, result: { qty: 4 } })
    await queue.enqueue({ ...task('a', 'stock'), callback_event: 'cart/stockSync' })
    await queue.enqueue(task('b'))
    await settle()
    const answered = expect.objectContaining({ task_id: 'a', code: 200, result: { qty: 4 } }) as unknown
    expect(events).toEqual([{ type: 'callback', event: 'cart/stockSync', task: answered }])
  })

  it('drops the result of a task that is not cacheable [R3.16 is_result_cacheable]', async () => {
    const { queue, storage } = await started()
    await queue.enqueue(task('a'))
    await settle()
    expect(await storage.all()).toEqual([])
  })

  it('keeps the product and the code of a stock check [R3.05 product_sku] [R3.05 task_id]', async () => {
    const { queue, storage, transport } = await started()
    const answers: OutboxAnswer[] = []
    queue.subscribe('stock', { onAnswer: (answer) => void answers.push(answer) })
    const stock = { qty: 4, is_in_stock: true, manage_stock: true }
    transport.reply({ code: 200, result: stock })
    await queue.enqueue({ ...task('check-1', 'stock'), product_sku: 'KG-2001', is_result_cacheable: true })
    await settle()
    expect(answers).toMatchObject([{ task_id: 'check-1', product_sku: 'KG-2001', code: 200, result: stock }])
    expect(await storage.all()).toMatchObject([{ task_id: 'check-1', product_sku: 'KG-2001' }])
  })

  it('stores the code of a stock check in both fields [R3.05 code] [R3.05 resultCode]', async () => {
    const { queue, storage, transport } = await started()
    transport.reply({ code: 404, result: { code: 404, errorMessage: 'No stock information for given sku X' } })
    await queue.enqueue({ ...task('check-1', 'stock'), product_sku: 'X', is_result_cacheable: true })
    await settle()
    expect(await storage.all()).toMatchObject([{ code: 404, resultCode: 404 }])
  })

  it('does not start a task twice while it is on its way [R4.37]', async () => {
    const { queue, transport, connectivity } = await started()
    const answer = transport.holdNext()
    await queue.enqueue(task('a'))
    await queue.enqueue(task('a'))
    connectivity.set(true)
    answer()
    await settle()
    expect(transport.sent).toHaveLength(1)
  })

  it('waits without a network, which is no attempt, and sends when it is back [R4.38]', async () => {
    const { queue, transport, connectivity } = await started()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ reason }) => void holds.push(reason) })
    connectivity.set(false)
    await queue.enqueue(task('a'))
    await settle()
    expect(transport.sent).toHaveLength(0)
    expect(holds).toEqual(['offline'])
    connectivity.set(true)
    await settle()
    expect(transport.sent).toHaveLength(1)
    expect(queue.tasks).toEqual([])
  })

  it('marks every task as waiting, also those after the one that was not sent', async () => {
    const { queue, transport, connectivity, clock } = await started()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    connectivity.set(false)
    await queue.enqueue(task('a'))
    await queue.enqueue(task('b'))
    expect(holds).toEqual(['a offline', 'b offline'])
    transport.reply(new TransportError('timeout', 'late'))
    connectivity.set(true)
    await settle()
    expect(holds.slice(2)).toEqual(['a no-answer', 'b no-answer'])
    await queue.enqueue(task('c'))
    expect(holds.slice(4)).toEqual(['c no-answer'])
    clock.advance(5_000)
    await settle()
    expect(queue.tasks).toEqual([])
  })

  it('waits for the answer and not for the network, once a task was sent', async () => {
    const { queue, transport, connectivity, clock } = await started()
    transport.reply(new TransportError('timeout', 'late'))
    await queue.enqueue(task('a'))
    await settle()
    connectivity.set(false)
    clock.advance(5_000)
    await settle()
    expect([...queue.holds]).toEqual([['a', 'no-answer']])
  })

  it('tries again when the network was back before its absence was noticed', async () => {
    const { queue, transport, clock } = await started()
    transport.reply(new TransportError('offline', 'There was no connection'))
    await queue.enqueue(task('a'))
    await settle()
    clock.advance(5_000)
    await settle()
    expect(queue.tasks).toEqual([])
  })

  it('lists a task that cannot even be sent as failed and goes on with the next', async () => {
    const { queue, transport } = await started()
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    transport.reply(new Error('The address makes no sense'))
    await queue.enqueue(task('a'))
    await queue.enqueue(task('b'))
    await settle()
    expect([queue.failed.map(({ task_id }) => task_id), holds]).toEqual([['a'], ['a server-fault']])
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['a', 'b'])
  })

  it('sends the same task again after a lost answer, with growing waits', async () => {
    const { queue, transport, clock, answers } = await started()
    transport.reply(new TransportError('timeout', 'late'), new TransportError('network', 'gone'))
    await queue.enqueue(task('a'))
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
    const { queue, transport, storage } = await started()
    transport.reply({ code: 500, result: 'Internal error' })
    await queue.enqueue(task('a'))
    await queue.enqueue(task('b'))
    await settle()
    expect(queue.failed.map(({ task_id }) => task_id)).toEqual(['a'])
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['a', 'b'])
    expect(await storage.all()).toEqual([expect.objectContaining({ task_id: 'a', state: 'failed', attempts: 1 })])
  })

  it('runs a failed task again when the shopper asks, or at the next start, never by itself', async () => {
    const { queue, transport, clock, open } = await started()
    transport.reply({ code: 500, result: '' }, { code: 502, result: '' })
    await queue.enqueue(task('a'))
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
    const { queue, transport, storage, open } = await started()
    const fault = { code: 500, result: '' }
    transport.reply(fault, fault, { code: 200, result: true })
    await queue.enqueue(task('old', 'profile'))
    await settle()
    await queue.enqueue(task('order'))
    await settle()
    await queue.enqueue({ ...task('new', 'profile'), supersedes: true })
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
    const { queue, transport, clock, connectivity } = await started()
    transport.reply({ code: 429, result: '', retryAfterMs: 7_000 }, { code: 503, result: '', retryAfterMs: 1_000 })
    await queue.enqueue(task('a'))
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
    const { queue, transport, storage, answers } = await started()
    transport.reply({ code: 409, result: 'Totals changed', reason: 'totals-changed' }, { code: 400, result: 'no' })
    await queue.enqueue({ ...task('a'), keep_refused: true })
    await queue.enqueue(task('b'))
    await settle()
    expect(answers.map(({ task_id, code, reason }) => [task_id, code, reason])).toEqual([
      ['a', 409, 'totals-changed'],
      ['b', 400, undefined],
    ])
    expect(queue.refused.map(({ task_id }) => task_id)).toEqual(['a'])
    await queue.remove('a', 'idle')
    expect(await storage.all()).toEqual([])
  })

  it('removes a dropped task that is being sent, ignores its answer, and sends the next task', async () => {
    const { queue, transport, storage, answers } = await started()
    const answer = transport.holdNext()
    transport.reply({ code: 409, result: 'This order was let go.', reason: 'order-abandoned' })
    await queue.enqueue({ ...task('a'), keep_refused: true })
    await queue.enqueue(task('b'))
    await settle()
    await queue.remove('a', 'any')
    answer()
    await settle()
    expect(answers.map(({ task_id, code }) => [task_id, code])).toEqual([['b', 200]])
    expect([queue.tasks, await storage.all()]).toEqual([[], []])
  })

  it('sends what waits at once when the shopper asks', async () => {
    const { queue, transport } = await started()
    transport.reply(new TransportError('network', 'gone'))
    await queue.enqueue(task('a'))
    await settle()
    await queue.send('a')
    await settle()
    expect([transport.sent.length, queue.waiting.length]).toEqual([2, 0])
  })

  it('gives an answer to its listener at the next start when the page ended before it was delivered', async () => {
    const { storage, open, transport } = world()
    const before = open()
    before.subscribe('orders', {
      onAnswer: () => {
        throw new Error('the page died here')
      },
    })
    await before.start()
    await before.enqueue(task('a'))
    await settle()
    const after = open()
    const answers: OutboxAnswer[] = []
    after.subscribe('orders', { onAnswer: (answer) => void answers.push(answer) })
    await after.start()
    await settle()
    expect(answers).toHaveLength(1)
    expect(transport.sent).toHaveLength(1)
    expect(await storage.all()).toEqual([])
  })

  it('keeps an answer until its listener has finished, and deletes it if the listener asks for it', async () => {
    const { queue, storage, transport } = await started()
    let taken = (): void => {}
    queue.subscribe('orders', {
      onAnswer: async ({ task_id }) => {
        await new Promise<void>((resolve) => {
          taken = resolve
        })
        await queue.remove(task_id, 'idle')
      },
    })
    transport.reply({ code: 400, result: 'no' })
    await queue.enqueue({ ...task('a'), keep_refused: true })
    await settle()
    expect(await storage.all()).toEqual([
      expect.objectContaining({ task_id: 'a', transmited: true, acknowledged: false }),
    ])
    taken()
    await settle()
    expect([queue.refused, await storage.all()]).toEqual([[], []])
  })

  it('gives the answer to its listener also when the device can no longer store', async () => {
    const { queue, storage, transport, answers, logger } = await started()
    const answer = transport.holdNext()
    await queue.enqueue(task('a'))
    storage.update = () => Promise.reject(new Error('quota'))
    answer()
    await settle()
    expect(answers).toHaveLength(1)
    expect(logger.entries).toHaveLength(1)
  })

  it('starts where the device cannot be read, and sends what is asked for from then on', async () => {
    const parts = world()
    await parts.storage.add(newTask(task('stored'), 0))
    const all = vi.spyOn(parts.storage, 'all').mockRejectedValue(new Error('It hangs'))
    const queue = parts.open()
    await queue.start()
    await queue.enqueue(task('new'))
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
          const { queue, transport, clock, answers } = await started()
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
          for (const [index, { scope }] of plan.entries()) await queue.enqueue(task(`t${index}`, scope))
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
