import { TransportError, type PlacedOrderDocument } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { OrderConfirmationStore } from './order-confirmation-store'
import { shortOrderName } from './short-order-name'
import { anOrder } from './testing/an-order'
import { FakeExternalOrderGateway } from './testing/fake-external-order-gateway'
import { InMemoryOrderStorage } from './testing/in-memory-storages'

const order_id = '1715340000000-1a2b3c4d-0000-4000-8000-00000039f9a1'
const document: PlacedOrderDocument = {
  entity_id: 55,
  increment_id: order_id,
  state: 'new',
  status: 'pending',
  created_at: '',
  grand_total: 1,
  items: [],
}

async function open({ userId = '', orders = [anOrder({ order_id, cart_id: 'c1' })] } = {}) {
  const storage = new InMemoryOrderStorage()
  for (const order of orders) await storage.put(order)
  const gateway = new FakeExternalOrderGateway()
  gateway.order = { document, cartId: 'c1' }
  const store = new OrderConfirmationStore({
    orders: storage,
    gateway,
    account: () => userId || 'guest',
    userId: () => userId,
    logger: new RecordingLogger(),
  })
  return { store, storage, gateway }
}

describe('the confirmation of an order', () => {
  it('has a short reference', () => {
    expect(shortOrderName(order_id)).toBe('39F9A1')
    expect(shortOrderName('a1-b2c-3d4')).toBe('B2C3D4')
  })

  it('shows the order on this device to a guest, with the host’s document', async () => {
    const { store } = await open()
    await store.open('39F9A1')
    expect([store.state, store.order?.order_id, store.placed]).toEqual(['found', order_id, document])
  })

  it('shows nothing on another device, and asks the host nothing', async () => {
    const { store, gateway } = await open({ orders: [] })
    await store.open('39F9A1')
    expect([store.state, store.order, gateway.asked]).toEqual(['unknown', undefined, []])
  })

  it('shows the order of an account to that account alone', async () => {
    const orders = [anOrder({ order_id, user_id: '7' })]
    const other = await open({ userId: '8', orders })
    await other.store.open('39F9A1')
    const own = await open({ userId: '7', orders })
    await own.store.open('39F9A1')
    expect([other.store.state, own.store.state]).toEqual(['unknown', 'found'])
  })

  it('shows what this device knows while the host does not answer', async () => {
    const { store, gateway } = await open()
    gateway.fault = new TransportError('offline', 'No network')
    await store.open('39F9A1')
    expect([store.state, store.placed]).toEqual(['found', undefined])
  })

  it('asks the host nothing about an order that was not sent', async () => {
    const { store, gateway, storage } = await open({ orders: [anOrder({ order_id, transmited: false })] })
    await store.open('39F9A1')
    expect([store.order?.transmited, gateway.asked]).toEqual([false, []])
    await storage.put(anOrder({ order_id, cart_id: 'c1' }))
    await store.open('39F9A1')
    expect([store.order?.transmited, store.placed]).toEqual([true, document])
  })

  it('says that the order could not be read when the storage fails', async () => {
    const { store, storage } = await open()
    storage.all = () => Promise.reject(new Error('broken'))
    await store.open('39F9A1')
    expect(store.state).toBe('failed')
  })
})
