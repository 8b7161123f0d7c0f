import { HostRejection, TransportError } from '@vitrin/kernel'
import { FakeOutbox } from '@vitrin/kernel/testing'
import { describe, expect, it, vi } from 'vitest'
import type { StoredOrder } from './ports'
import { FakeCheckoutCart } from './testing/fake-checkout-cart'
import { FakeOrderGateway } from './testing/fake-order-gateway'
import { InMemoryOrderStorage } from './testing/in-memory-storages'
import { UnsentOrdersStore } from './unsent-orders-store'

const orderOf = (order_id: string, more: Partial<StoredOrder> = {}) =>
  ({
    order_id,
    user_id: '',
    transmited: false,
    waiting: true,
    items: [{ key: 'MIR-80', sku: 'MIR-80', qty: 1 }],
    ...more,
  }) as unknown as StoredOrder

async function shop({ hostRepeatsOrders = false } = {}) {
  const gateway = new FakeOrderGateway()
  const parts = {
    cart: new FakeCheckoutCart(),
    outbox: new FakeOutbox(),
    gateway,
    hostRepeatsOrders,
    orders: new InMemoryOrderStorage(),
    userId: () => '',
  }
  for (const order of [orderOf('a'), orderOf('b'), orderOf('sent', { transmited: true })]) await parts.orders.put(order)
  for (const task_id of ['a', 'b'])
    await parts.outbox.enqueue({
      task_id,
      scope: 'orders',
      url: '/api/order',
      payload: { method: 'POST' },
      account: 'guest',
    })
  const unsent = new UnsentOrdersStore(parts)
  await unsent.refresh()
  return { ...parts, unsent }
}

describe('UnsentOrdersStore', () => {
  it('lists the orders that the host does not have [R4.38] [R3.14 offline order]', async () => {
    const { unsent } = await shop()
    expect(unsent.orders.map(({ order_id }) => order_id)).toEqual(['a', 'b'])
    expect(unsent.find('sent')).toBeUndefined()
  })

  it('sends an order when the shopper agrees [R4.38]', async () => {
    const { unsent, outbox } = await shop()
    await unsent.send('b')
    expect(outbox.sent).toEqual(['b'])
  })

  it('cancels an order that was never sent without a call to the host', async () => {
    const { unsent, outbox, orders, gateway } = await shop()
    expect(await unsent.cancel('a')).toEqual({ ok: true })
    expect(gateway.asked).toEqual([])
    expect([
      (await outbox.taskIds()).has('a'),
      unsent.orders.length,
      (await orders.all()).map(({ order_id }) => order_id),
    ]).toEqual([false, 1, ['b', 'sent']])
  })

  it('lets the shopper decide about an order that a host without order ids may have', async () => {
    const { unsent, orders, outbox, cart, gateway } = await shop({ hostRepeatsOrders: true })
    for (const id of ['a', 'b']) await outbox.send(id)
    expect([await unsent.cancel('a'), (await unsent.edit('b')).ok]).toEqual([{ ok: true }, true])
    expect([gateway.asked, (await orders.all()).map(({ order_id }) => order_id)]).toEqual([[], ['sent']])
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIR-60', 'MIR-80'])
  })

  it('cancels or edits an order that was sent once the host will not make it any more', async () => {
    const { unsent, orders, outbox, cart, gateway } = await shop()
    for (const id of ['a', 'b']) await outbox.send(id)
    expect(await unsent.cancel('a')).toEqual({ ok: true })
    expect(await unsent.edit('b')).toMatchObject({ ok: true })
    expect([
      gateway.asked,
      [...(await outbox.taskIds())],
      (await orders.all()).map(({ order_id }) => order_id),
    ]).toEqual([['a', 'b'], [], ['sent']])
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIR-60', 'MIR-80'])
  })

  it.each([
    ['the host has made', 'has it', 'sent', ['a', 'a', 'a']],
    ['no answer arrives', new TransportError('timeout', 'No answer in time'), 'no-answer', ['a']],
    ['the host cannot tell of', new HostRejection({ code: 404, result: 'Not found' }), 'no-answer', ['a']],
  ] as const)('keeps an order that %s', async (_, answer, code, sent) => {
    const { unsent, orders, outbox, cart, gateway } = await shop()
    await outbox.send('a')
    if (answer instanceof Error) gateway.fault = answer
    else gateway.made.add('a')
    expect(await unsent.cancel('a')).toEqual({ ok: false, rejection: { code } })
    expect(await unsent.edit('a')).toEqual({ ok: false, rejection: { code } })
    expect([await orders.all(), cart.items, outbox.tasks].map(({ length }) => length)).toEqual([3, 1, 2])
    expect(outbox.sent).toEqual(sent)
  })

  it('edits an order: its lines return to the cart and the order is removed', async () => {
    const { unsent, cart, orders, outbox } = await shop()
    expect(await unsent.edit('a')).toMatchObject({ ok: true })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIR-60', 'MIR-80'])
    expect([(await outbox.taskIds()).has('a'), (await orders.all()).map(({ order_id }) => order_id)]).toEqual([
      false,
      ['b', 'sent'],
    ])
  })

  it('restores the lines for the customer who ordered, also when another customer has signed in', async () => {
    const { unsent, cart, orders } = await shop()
    const restore = vi.spyOn(cart, 'restore')
    await orders.put(orderOf('a', { user_id: '158' }))
    for (const id of ['a', 'b']) await unsent.edit(id)
    expect(restore.mock.calls.map(([id, owner]) => [id, owner])).toEqual([
      ['a', '158'],
      ['b', 'guest'],
    ])
  })

  it('restores only the lines that an earlier page was restoring when it ended', async () => {
    const { unsent, cart, orders, outbox } = await shop()
    await outbox.remove('a', 'unsent')
    await orders.put(orderOf('never-began', { waiting: false }))
    await orders.put(orderOf('of-another', { user_id: '158' }))
    await unsent.resume()
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIR-60', 'MIR-80'])
    expect((await orders.all()).map(({ order_id }) => order_id)).toEqual(['b', 'sent', 'never-began', 'of-another'])
  })

  it('adds nothing for an order whose lines never left the cart', async () => {
    const { unsent, cart, orders } = await shop()
    await orders.put(orderOf('a', { waiting: false }))
    expect(await unsent.edit('a')).toMatchObject({ ok: true })
    expect(cart.items.map(({ sku }) => sku)).toEqual(['MIR-60'])
  })

  it('restores no lines of an order that was made meanwhile, or while the outbox cannot be read', async () => {
    const { unsent, cart, orders, outbox } = await shop()
    const known = outbox.taskIds.bind(outbox)
    outbox.taskIds = () => Promise.reject(new Error('The disk did not answer in time'))
    await expect(unsent.resume()).rejects.toThrow('in time')
    outbox.taskIds = async () => {
      await orders.put(orderOf('a', { waiting: false, transmited: true }))
      await outbox.remove('a', 'idle')
      return known()
    }
    await unsent.resume()
    expect([cart.items.length, (await orders.all()).length]).toEqual([1, 3])
  })

  it('rejects with the line that cannot be added any more', async () => {
    const { unsent, cart } = await shop()
    cart.addRefusal = { code: 'price-unknown', sku: 'MIR-80' } as unknown as NonNullable<FakeCheckoutCart['addRefusal']>
    expect(await unsent.edit('a')).toMatchObject({ ok: false, rejection: { code: 'price-unknown' } })
  })
})
