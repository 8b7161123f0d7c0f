import { deliveryTo, orderOf, ShopHost, standardDoor } from '@vitrin/api-server/testing'
import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { singleTabLeadership, SyncQueueStore } from '@vitrin/sync-queue'
import { InMemoryTaskStorage, SwitchableIdentity } from '@vitrin/sync-queue/testing'
import { expect, it } from 'vitest'
import { json, recordingHost } from '../testing/recording-host'
import { HttpTaskTransport } from './http-task-transport'

const ORDERS = 25
const HOUR = 60 * 60_000
const idOf = (number: number) => `after-a-week-${number}`

it('orders that waited for a network all arrive once, although the host lets only some through at once', async () => {
  const clock = new ManualClock()
  const host = new ShopHost({ clock, clientAddress: () => '10.0.0.1' })
  const { http, connectivity } = recordingHost(async ({ url, headers, body }) => {
    const {
      status,
      headers: sent,
      ...envelope
    } = await host.post(url.pathname + url.search, body, {
      headers: Object.fromEntries(headers),
    })
    const retryAfter = sent.get('retry-after')
    return json(envelope, status, retryAfter === null ? {} : { 'retry-after': retryAfter })
  })
  const queue = new SyncQueueStore({
    storage: new InMemoryTaskStorage(),
    transport: new HttpTaskTransport({ http, cartId: () => undefined, formOf: async () => undefined }),
    identity: new SwitchableIdentity(),
    connectivity,
    leadership: singleTabLeadership,
    clock,
    logger: new RecordingLogger(),
  })
  await queue.start()
  connectivity.set(false)
  for (let number = 0; number < ORDERS; number += 1) {
    const delivery = { addressInformation: deliveryTo('asa@example.se') }
    await queue.enqueue({
      task_id: idOf(number),
      scope: 'orders',
      url: '/api/order',
      payload: { method: 'POST', body: orderOf([standardDoor()], { order_id: idOf(number), ...delivery }) },
      account: 'guest',
    })
  }
  const arrived = () =>
    Array.from({ length: ORDERS }, (_, n) => host.database.orders.byOrderId(idOf(n))).filter(Boolean)
  connectivity.set(true)
  for (const stored of [10, 20, ORDERS]) {
    await expect.poll(() => [arrived().length, queue.holds.size]).toEqual([stored, ORDERS - stored])
    expect([...queue.holds.values()].every((reason) => reason === 'retry-later')).toBe(true)
    clock.advance(HOUR)
  }
  expect(new Set(arrived().map((order) => order?.incrementId)).size).toBe(ORDERS)
})
