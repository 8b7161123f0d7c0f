import { TransportError, type OrderHistory, type PlacedOrderDocument } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { OrderHistoryStore } from './order-history-store'
import type { OrderHistoryGateway } from './ports'
import { InMemoryOrderHistoryStorage } from './testing/in-memory-storages'

const order = (number: number): PlacedOrderDocument => ({
  entity_id: number,
  increment_id: `00000${number}`,
  state: 'new',
  status: 'pending',
  created_at: '',
  grand_total: 100,
  items: [],
})
const orders = (from: number, count: number) => Array.from({ length: count }, (_, index) => order(from - index))

function open(pages: readonly OrderHistory[] = []) {
  const asked: unknown[] = []
  const world = {
    account: '7',
    storage: new InMemoryOrderHistoryStorage(),
    pages: [...pages],
    single: undefined as PlacedOrderDocument | undefined,
    isDown: false,
  }
  const gateway: OrderHistoryGateway = {
    page: async (account, page) => {
      asked.push({ account, ...page })
      const answer = world.pages.shift()
      if (!answer) throw new TransportError('network', 'gone')
      return answer
    },
    order: async (account, number) => {
      asked.push({ account, number })
      if (world.isDown) throw new TransportError('network', 'gone')
      return world.single
    },
  }
  const openStore = () =>
    new OrderHistoryStore({
      gateway,
      storage: world.storage,
      account: () => world.account,
      logger: new RecordingLogger(),
    })
  return { world, asked, openStore, history: openStore() }
}

describe('OrderHistoryStore', () => {
  it('asks for twenty orders at a time [R7.06] [R9.13 order history] [R3.12 order history]', async () => {
    const { history, asked } = open([
      { items: orders(30, 20), total_count: 30 },
      { items: orders(10, 10), total_count: 30 },
    ])
    await history.refresh()
    expect([history.orders.length, history.hasMore]).toEqual([20, true])
    await history.loadMore()
    expect([history.orders.length, history.hasMore, asked]).toEqual([
      30,
      false,
      [
        { account: '7', pageSize: 20, currentPage: 1 },
        { account: '7', pageSize: 20, currentPage: 2 },
      ],
    ])
    await history.loadMore()
    expect(asked).toHaveLength(2)
  })

  it('has the newest order as the current one while it is under way', async () => {
    const delivered = { ...order(1), status: 'complete' }
    const { history } = open([
      { items: [order(2), delivered], total_count: 2 },
      { items: [delivered, order(0)], total_count: 2 },
    ])
    await history.refresh()
    expect([history.current, history.earlier]).toEqual([order(2), [delivered]])
    await history.refresh()
    expect([history.current, history.earlier]).toEqual([undefined, [delivered, order(0)]])
  })

  it('shows an order once that moved down a page meanwhile', async () => {
    const { history } = open([
      { items: orders(3, 2), total_count: 3 },
      { items: orders(2, 2), total_count: 4 },
    ])
    await history.refresh()
    await history.loadMore()
    expect(history.orders.map(({ entity_id }) => entity_id)).toEqual([3, 2, 1])
  })

  it('shows the stored orders, marked as such, when the host does not answer', async () => {
    const { world, openStore, history } = open([{ items: orders(1, 1), total_count: 1 }])
    await history.refresh()
    const next = openStore()
    await next.refresh()
    expect([next.orders.length, next.failed]).toEqual([1, true])
    world.account = '8'
    const others = openStore()
    await others.refresh()
    expect(others.orders).toEqual([])
  })

  it('drops an answer that comes after another customer has signed in', async () => {
    const { world, history } = open([{ items: orders(1, 1), total_count: 1 }])
    const loading = history.refresh()
    world.account = '8'
    await loading
    expect([history.orders, history.isLoading, await world.storage.read()]).toEqual([[], false, undefined])
  })

  it('forgets the orders with their account [R4.18 order history]', async () => {
    const { world, history } = open([{ items: orders(1, 1), total_count: 1 }])
    await history.refresh()
    await history.forget()
    expect([history.orders, await world.storage.read()]).toEqual([[], undefined])
  })

  it('fetches an order that no page has shown, once, and knows when it does not exist', async () => {
    const { history, world, asked } = open([{ items: orders(3, 1), total_count: 3 }])
    await history.refresh()
    asked.length = 0
    await history.loadOrder('000003')
    expect([history.find('000003')?.entity_id, asked]).toEqual([3, []])
    world.single = order(1)
    await Promise.all([history.loadOrder('000001'), history.loadOrder('000001')])
    expect([history.find('000001')?.entity_id, asked, history.orders.length]).toEqual([
      1,
      [{ account: '7', number: '000001' }],
      1,
    ])
    world.single = undefined
    await history.loadOrder('000009')
    expect([history.find('000009'), history.unknownNumber]).toEqual([undefined, '000009'])
  })

  it('shows that an order could not be fetched, and never shows the order of another customer', async () => {
    const { history, world } = open()
    world.isDown = true
    await history.loadOrder('000001')
    expect([history.failed, history.unknownNumber]).toEqual([true, undefined])
    world.isDown = false
    world.single = order(1)
    const asked = history.loadOrder('000001')
    world.account = '8'
    await asked
    expect(history.find('000001')).toBeUndefined()
  })
})
