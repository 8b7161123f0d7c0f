import { FakeOutbox } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { StoredOrder } from './ports'
import { FakeCheckoutCart } from './testing/fake-checkout-cart'
import { InMemoryOrderStorage } from './testing/in-memory-storages'
import { UnsentOrdersStore } from './unsent-orders-store'

const orderOf = (order_id: string, more: Partial<StoredOrder> = {}) => ({ order_id, transmited: false, items: [{ key: 'MIR-80', sku: 'MIR-80', qty: 1 }], ...more }) as unknown as StoredOrder

async function shop() {
  const parts = { cart: new FakeCheckoutCart(), outbox: new FakeOutbox(), orders: new InMemoryOrderStorage() }
  for (const order of [orderOf('a'), orderOf('b'), orderOf('sent', { transmited: true })]) await parts.orders.put(order)
  const unsent = new UnsentOrdersStore(parts)
  await unsent.load()
  return { ...parts, unsent }
}

describe('UnsentOrdersStore', () => {
  it('lists what the host does not have', async () => {
    const { unsent } = await shop()
    expect(unsent.orders.map(({ order_id }) => order_id)).toEqual(['a', 'b'])
    expect(unsent.find('sent')).toBeUndefined()
  })

  it('sends an order on the shopper’s word [R4.38]', async () => {
    const { unsent, outbox } = await shop()
    await unsent.send('b')
    expect(outbox.released).toEqual(['b'])
  })

  it('lets an order go, here and in the outbox', async () => {
    const { unsent, outbox, orders } = await shop()
    await outbox.enqueue({ task_id: 'a', scope: 'orders', url: '/api/order', payload: { method: 'POST' }, account: 'guest' })
    await unsent.cancel('a')
    expect([outbox.tasks, unsent.orders.length, (await orders.all()).map(({ order_id }) => order_id)]).toEqual([[], 1, ['b', 'sent']])
  })

  it('puts the lines of an order back into the cart before it lets it go', async () => {
    const { unsent, cart, orders } = await shop()
    const kept: number[] = []
    const add = cart.add.bind(cart)
    cart.add = async (drafts) => {
      kept.push((await orders.all()).length)
      return add(drafts)
    }
    expect(await unsent.edit('a')).toMatchObject({ ok: true })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIR-60', 'MIR-80'])
    expect([kept, (await orders.all()).map(({ order_id }) => order_id)]).toEqual([[3], ['b', 'sent']])
  })

  it('leaves an order where it is when a line of it cannot be added', async () => {
    const { unsent, cart, orders } = await shop()
    cart.addRefusal = { code: 'price-unknown', sku: 'MIR-80' } as unknown as NonNullable<FakeCheckoutCart['addRefusal']>
    expect(await unsent.edit('a')).toMatchObject({ ok: false })
    expect(await orders.all()).toHaveLength(3)
  })
})
