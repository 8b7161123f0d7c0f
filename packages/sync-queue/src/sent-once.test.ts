import { TransportError, type OutboxTask } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { singleTabLeadership } from './single-tab-leadership'
import { SyncQueueStore } from './sync-queue-store'
import { InMemoryTaskStorage } from './testing/in-memory-task-storage'
import { ScriptedTransport } from './testing/scripted-transport'
import { SwitchableIdentity } from './testing/switchable-identity'
import { settle } from './testing/started-queue'

const order: OutboxTask = {
  task_id: 'a',
  scope: 'orders',
  url: '/api/order',
  payload: { method: 'POST' },
  account: 'guest',
  send_once: true,
}

/** One device, whose pages open one after another. */
function device() {
  const storage = new InMemoryTaskStorage()
  const transport = new ScriptedTransport()
  const connectivity = new SwitchableConnectivity()
  const clock = new ManualClock()
  const openPage = async () => {
    const queue = new SyncQueueStore({
      storage,
      transport,
      connectivity,
      clock,
      identity: new SwitchableIdentity(),
      leadership: singleTabLeadership,
      logger: new RecordingLogger(),
    })
    const holds: string[] = []
    queue.subscribe('orders', { onHold: ({ reason }) => void holds.push(reason) })
    return { queue, holds, stop: await queue.start() }
  }
  return { storage, transport, connectivity, clock, openPage }
}

describe('a task for a host that acts on every request', () => {
  it.each([
    ['its answer was lost', new TransportError('network', 'lost')],
    ['the host had a fault', { code: 500, result: 'ETIMEDOUT' }],
  ])('is sent again only when the shopper asks, after %s', async (_, reply) => {
    const { transport, connectivity, clock, openPage } = device()
    transport.reply(reply)
    const first = await openPage()
    await first.queue.enqueue(order)
    await settle()
    clock.advance(10_000_000)
    connectivity.set(false)
    connectivity.set(true)
    await settle()
    expect([first.holds.at(-1), first.queue.unsure.length, transport.sent.length]).toEqual(['unsure', 1, 1])
    first.stop()

    const { queue, holds } = await openPage()
    await settle()
    expect([holds, transport.sent.length]).toEqual([['unsure'], 1])
    await queue.send('a')
    await settle()
    expect([transport.sent.length, queue.tasks]).toEqual([2, []])
  })

  it('waits for the shopper when the page ended before the answer', async () => {
    const { transport, openPage } = device()
    transport.holdNext()
    const first = await openPage()
    await first.queue.enqueue(order)
    await settle()
    first.stop()
    const { queue } = await openPage()
    await settle()
    expect([transport.sent.length, queue.unsure.length]).toEqual([1, 1])
  })

  it('is sent by itself once the host that asked for time has not acted', async () => {
    const { transport, clock, openPage } = device()
    transport.reply({ code: 429, result: '', retryAfterMs: 1000 })
    const { queue } = await openPage()
    await queue.enqueue(order)
    await settle()
    clock.advance(1000)
    await settle()
    expect([transport.sent.length, queue.tasks]).toEqual([2, []])
  })

  it('is removed only while no tab sends it', async () => {
    const { transport, openPage } = device()
    transport.reply(new TransportError('timeout', 'late'))
    const answer = transport.holdNext()
    const { queue } = await openPage()
    await queue.enqueue(order)
    await settle()
    expect(await queue.remove('a', 'stopped')).toBe(false)
    answer()
    await settle()
    expect([await queue.remove('a', 'unsent'), await queue.remove('a', 'stopped'), queue.tasks]).toEqual([
      false,
      true,
      [],
    ])
  })
})
