import { type OutboxAnswer } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { anOrderTask, settle, queueParts, startedQueue } from './testing/started-queue'

describe('the answer to a task', () => {
  it('keeps a cacheable result with every field [R4.37] [R7.27 mode cors] [R7.27 JSON answers]', async () => {
    const { queue, storage, transport } = await startedQueue()
    transport.reply({ code: 200, result: { qty: 4 }, meta: { page: 1 } })
    await queue.enqueue({ ...anOrderTask('a'), is_result_cacheable: true, silent: true })
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
    const { queue, storage, transport, connectivity, clock } = await startedQueue()
    connectivity.set(false)
    clock.advance(Date.parse('2026-11-20T09:00:00Z') - clock.now())
    await queue.enqueue({ ...anOrderTask('a'), is_result_cacheable: true })
    clock.advance(3_600_000)
    transport.reply({ code: 200, result: { qty: 4 }, meta: { page: 1 } })
    connectivity.set(true)
    await settle()
    expect((await storage.all())[0]).toMatchObject({ [field]: value })
  })

  it('announces the answer to a task that names an event by that name [R3.16 callback_event]', async () => {
    const { queue, transport } = await startedQueue()
    const events: unknown[] = []
    queue.events.subscribe((event) => events.push(event))
    transport.reply({ code: 200, result: { qty: 4 } })
    await queue.enqueue({ ...anOrderTask('a', 'stock'), callback_event: 'cart/stockSync' })
    await queue.enqueue(anOrderTask('b'))
    await settle()
    const answered = expect.objectContaining({ task_id: 'a', code: 200, result: { qty: 4 } }) as unknown
    expect(events).toEqual([{ type: 'callback', event: 'cart/stockSync', task: answered }])
  })

  it('drops the result of a task that is not cacheable [R3.16 is_result_cacheable]', async () => {
    const { queue, storage } = await startedQueue()
    await queue.enqueue(anOrderTask('a'))
    await settle()
    expect(await storage.all()).toEqual([])
  })

  it('keeps the product and the code of a stock check [R3.05 product_sku] [R3.05 task_id]', async () => {
    const { queue, storage, transport } = await startedQueue()
    const answers: OutboxAnswer[] = []
    queue.subscribe('stock', { onAnswer: (answer) => void answers.push(answer) })
    const stock = { qty: 4, is_in_stock: true, manage_stock: true }
    transport.reply({ code: 200, result: stock })
    await queue.enqueue({ ...anOrderTask('check-1', 'stock'), product_sku: 'KG-2001', is_result_cacheable: true })
    await settle()
    expect(answers).toMatchObject([{ task_id: 'check-1', product_sku: 'KG-2001', code: 200, result: stock }])
    expect(await storage.all()).toMatchObject([{ task_id: 'check-1', product_sku: 'KG-2001' }])
  })

  it('stores the code of a stock check in both fields [R3.05 code] [R3.05 resultCode]', async () => {
    const { queue, storage, transport } = await startedQueue()
    transport.reply({ code: 404, result: { code: 404, errorMessage: 'No stock information for given sku X' } })
    await queue.enqueue({ ...anOrderTask('check-1', 'stock'), product_sku: 'X', is_result_cacheable: true })
    await settle()
    expect(await storage.all()).toMatchObject([{ code: 404, resultCode: 404 }])
  })

  it('gives an answer to its listener at the next start when the page ended before it was delivered', async () => {
    const { storage, open, transport } = queueParts()
    const before = open()
    before.subscribe('orders', {
      onAnswer: () => {
        throw new Error('the page died here')
      },
    })
    await before.start()
    await before.enqueue(anOrderTask('a'))
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
    const { queue, storage, transport } = await startedQueue()
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
    await queue.enqueue({ ...anOrderTask('a'), keep_refused: true })
    await settle()
    expect(await storage.all()).toEqual([
      expect.objectContaining({ task_id: 'a', transmited: true, acknowledged: false }),
    ])
    taken()
    await settle()
    expect([queue.refused, await storage.all()]).toEqual([[], []])
  })

  it('gives the answer to its listener also when the device can no longer store', async () => {
    const { queue, storage, transport, answers, logger } = await startedQueue()
    const answer = transport.holdNext()
    await queue.enqueue(anOrderTask('a'))
    storage.update = () => Promise.reject(new Error('quota'))
    answer()
    await settle()
    expect(answers).toHaveLength(1)
    expect(logger.entries).toHaveLength(1)
  })
})
