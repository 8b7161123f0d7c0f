import type { ClaimedLine } from '@vitrin/cart-sync'
import { TransportError, type PlacedOrderDocument } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ExternalOrderStore } from './external-order-store'
import { FakeExternalOrderGateway } from './testing/fake-external-order-gateway'
import { InMemoryHandOverStorage } from './testing/in-memory-storages'

const document: PlacedOrderDocument = {
  entity_id: 55,
  increment_id: '000000055',
  state: 'new',
  status: 'pending',
  created_at: '',
  grand_total: 100,
  quote_id: '17',
  items: [{ sku: 'A' }],
}
const cartId = 'c'.repeat(32)
const line = (sku: string, qty = 1) => ({ key: sku, sku, qty })

function shop({ account = 'guest' } = {}) {
  const storage = new InMemoryHandOverStorage()
  const gateway = new FakeExternalOrderGateway()
  const world = { account }
  const taken: (readonly ClaimedLine[])[] = []
  const cart = {
    orderLines: { removeOrderedElsewhere: async (pieces: readonly ClaimedLine[]) => void taken.push(pieces) },
  }
  const store = new ExternalOrderStore({
    gateway,
    storage,
    cart,
    account: () => world.account,
    logger: new RecordingLogger(),
  })
  return { gateway, storage, store, taken, world }
}

describe('ExternalOrderStore', () => {
  it('shows a guest the order of the handed-over cart and removes its lines once [R2.16]', async () => {
    const { gateway, storage, store, taken } = shop()
    await storage.update((kept) => ({ ...kept, cartId, lines: [line('A', 2), line('B')] }))
    gateway.order = { document, cartId }
    await store.load('000000055')
    expect([store.state, store.order, taken]).toEqual(['found', document, [[line('A', 2)]]])
    await store.load('000000055')
    expect([store.state, taken.length]).toEqual(['found', 1])
  })

  it('does not call the host when a guest has only a number', async () => {
    const { gateway, store } = shop()
    gateway.order = { document, customer: '7' }
    await store.load('000000055')
    expect([store.state, gateway.asked]).toEqual(['unknown', []])
  })

  it('shows customers their own orders and removes lines only for the cart that they handed over', async () => {
    const { gateway, storage, store, taken } = shop({ account: '7' })
    gateway.order = { document, customer: '7' }
    await storage.update((kept) => ({ ...kept, cartId: '99', account: '7', lines: [line('A')] }))
    await store.load('000000055')
    expect([store.state, taken]).toEqual(['found', []])
    await storage.update((kept) => ({ ...kept, cartId: '17' }))
    await store.load(undefined)
    expect([store.state, taken]).toEqual(['found', [[line('A')]]])
  })

  it('shows that the order is unknown or that the request failed, and can load again', async () => {
    const { gateway, storage, store } = shop()
    await storage.update((kept) => ({ ...kept, cartId }))
    await store.load(undefined)
    expect(store.state).toBe('unknown')
    gateway.fault = new TransportError('network', 'gone')
    await store.load(undefined)
    expect(store.state).toBe('failed')
    gateway.fault = undefined
    gateway.order = { document, cartId }
    await store.load(undefined)
    expect(store.state).toBe('found')
  })

  it('shows no order of a customer who has signed out meanwhile', async () => {
    const { gateway, store, world } = shop({ account: '7' })
    gateway.order = { document, customer: '7' }
    const asked = store.load('000000055')
    world.account = 'guest'
    await asked
    expect(store.order).toBeUndefined()
  })
})
