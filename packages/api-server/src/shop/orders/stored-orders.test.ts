import { beforeEach, describe, expect, it } from 'vitest'
import type { WireOrderHistory, WireSyncedOrder } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, orderOf, standardDoor, swedishAddress } from '../../testing/shop-requests'

interface Order {
  readonly entity_id: number
  readonly increment_id: string
  readonly grand_total: number
  readonly customer_is_guest: number
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

describe('stored orders', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const order = <Result = OrderConfirmation>(body: object, request?: WireRequest) =>
    host.post<Result>('/api/order', body, request)
  const stored = (orderId = '1715340000000-1a2b3c4d') => host.database.orders.byOrderId(orderId)

  it('says whether the host has an order, and nothing else of it', async () => {
    const ask = () => host.get<WireSyncedOrder | null>('/api/sync/order/1715340000000-1a2b3c4d')
    expect(await ask()).toMatchObject({ code: 200, result: null })
    await order(orderOf([standardDoor()]))
    expect((await ask()).result).toEqual({
      platform_order_id: 1,
      transmited: true,
      transmited_at: '2026-11-20T09:00:00.000Z',
      platform: 'vitrin',
      order: null,
    })
  })

  it('never creates an order that was released, even if it is sent again; a created order stays', async () => {
    const letGo = (id: string) => host.delete<WireSyncedOrder | null>(`/api/sync/order/${id}`)
    expect(await letGo('1715340000000-1a2b3c4d')).toMatchObject({ code: 200, result: null })
    expect(await letGo('1715340000000-1a2b3c4d')).toMatchObject({ code: 200, result: null })
    expect(await order(orderOf([standardDoor()]))).toMatchObject({ status: 409, reason: 'order-abandoned' })
    expect([stored(), host.database.stock.of('DOOR-80-BLACK')?.qty, host.database.mail.waiting().length]).toEqual([
      undefined,
      4,
      0,
    ])
    expect((await order(orderOf([standardDoor()], { order_id: 'another-one' }))).code).toBe(200)
    expect((await letGo('another-one')).result).toMatchObject({ platform_order_id: 1, transmited: true })
    expect(host.database.orders.byOrderId('another-one')).toBeDefined()
  })

  it('shows an order of a guest only to a client with the id of its cart [R7.13 GET order]', async () => {
    const cartId = await host.guestCart()
    await order(orderOf([mirror()], { cart_id: cartId }))
    const show = (query: string, request?: WireRequest) => host.get<Order>(`/api/ext/orders/order?${query}`, request)
    expect((await show(`cartId=${cartId}`)).result).toMatchObject({
      entity_id: 1,
      increment_id: '000000001',
      customer_is_guest: 1,
      items: [{ sku: 'MIRROR' }],
    })
    expect((await show(`orderId=1715340000000-1a2b3c4d&cartId=${cartId}`)).code).toBe(200)
    const { token } = await host.customer()
    for (const query of [
      'orderId=1',
      'orderId=000000001',
      'orderId=1715340000000-1a2b3c4d',
      'orderId=1&cartId=',
      `orderId=1&cartId=${await host.guestCart()}`,
    ]) {
      expect((await show(query, { token })).code).not.toBe(200)
    }
    expect(await show('orderId=1')).toMatchObject({ status: 404, result: 'Order not found' })
    expect(await show('')).toMatchObject({ code: 400, fields: [{ field: 'orderId' }] })
  })

  it('shows an order of a guest for thirty days, because the id of a cart stays in histories', async () => {
    const cartId = await host.guestCart()
    await order(orderOf([mirror()], { cart_id: cartId }))
    const show = async () => (await host.get(`/api/ext/orders/order?cartId=${cartId}`)).code
    host.clock.advance(30 * 24 * 60 * 60_000 - 1)
    expect(await show()).toBe(200)
    host.clock.advance(1)
    expect(await show()).toBe(404)
  })

  it('shows customers their own orders, newest first, a page at a time', async () => {
    const { id, token } = await host.customer()
    for (const orderId of ['order-one', 'order-two', 'order-three']) {
      await order(orderOf([standardDoor()], { order_id: orderId, user_id: String(id) }), { token })
    }
    const history = (query = '', as = token) =>
      host.get<WireOrderHistory<Order>>(`/api/user/order-history?${query}`, { token: as })
    const first = (await history('pageSize=2')).result
    expect(first.items.map(({ increment_id }) => increment_id)).toEqual(['000000003', '000000002'])
    expect(first).toMatchObject({ total_count: 3, search_criteria: { page_size: 2, current_page: 1 } })
    expect((await history('pageSize=2&currentPage=2')).result.items.map(({ increment_id }) => increment_id)).toEqual([
      '000000001',
    ])
    expect(await history('pageSize=0')).toMatchObject({ code: 400, fields: [{ field: 'pageSize' }] })
    const { token: other } = await host.customer('eva@example.se')
    expect((await history('', other)).result.items).toEqual([])
    expect((await host.get('/api/ext/orders/order?orderId=1', { token: other })).code).toBe(404)
    expect((await host.get('/api/ext/orders/order?orderId=1', { token })).code).toBe(200)
  })

  it('answers twenty orders, the first page, unless it is asked for others [R7.06]', async () => {
    const { id, token } = await host.customer()
    for (let placed = 0; placed < 21; placed += 1)
      await order(orderOf([{ sku: 'HOOK', qty: 1 }], { user_id: String(id), order_id: `order-${1000 + placed}` }), {
        token,
      })
    const history = async (query = '') =>
      (await host.get<WireOrderHistory<Order>>(`/api/user/order-history${query}`, { token })).result
    const first = await history()
    expect([first.items.length, first.items[0]?.increment_id, first.total_count]).toEqual([20, '000000021', 21])
    expect(first.search_criteria).toEqual({ page_size: 20, current_page: 1 })
    expect((await history('?currentPage=2')).items.map(({ increment_id }) => increment_id)).toEqual(['000000001'])
  })

  it.each([
    ['SE', { postcode: '111 22', city: 'Stockholm' }],
    ['DK', { postcode: '1050', city: 'København' }],
    ['EE', { postcode: '10111', city: 'Tallinn' }],
    ['FI', { postcode: '00100', city: 'Helsinki' }],
    ['LV', { postcode: 'LV-1010', city: 'Rīga' }],
    ['LT', { postcode: 'LT-01100', city: 'Vilnius' }],
    ['NL', { postcode: '1012 AB', city: '’s-Gravenhage' }],
    ['NO', { postcode: '0150', city: 'Oslo' }],
    ['PL', { postcode: '00-001', city: 'Łódź' }],
    ['DE', { postcode: '10115', city: 'Köln am Rhein' }],
    ['ES', { postcode: '28001', city: 'Madrid', region: 'Comunidad de Madrid' }],
  ])('gives an address of %s back as it was written', async (country_id, place) => {
    const { id, token } = await host.customer()
    const address = { ...swedishAddress, ...place, country_id, street: ['Långa gatan 12', 'trappa 2'] }
    const plain = orderOf([{ sku: 'HOOK', qty: 1 }], { user_id: String(id) })
    await order(
      {
        ...plain,
        addressInformation: { ...plain.addressInformation, billingAddress: address, shippingAddress: address },
      },
      { token },
    )
    const { result } = await host.get<WireOrderHistory<Order>>('/api/user/order-history', { token })
    const kept = { ...place, country_id, street: ['Långa gatan 12', 'trappa 2'] }
    expect(result.items[0]).toMatchObject({
      billing_address: kept,
      extension_attributes: { shipping_assignments: [{ shipping: { address: kept } }] },
    })
  })

  it("keeps the order in the platform's shape [R3.14 order]", async () => {
    const { id, token } = await host.customer()
    await order(orderOf([standardDoor()], { user_id: String(id), cart_id: '4711' }), { token })
    const { result } = await host.get<WireOrderHistory<Order>>('/api/user/order-history', { token })
    expect(result.items[0]).toMatchObject({
      entity_id: 1,
      increment_id: '000000001',
      order_id: '1715340000000-1a2b3c4d',
      state: 'new',
      status: 'pending',
      created_at: '2026-11-20 10:00:00',
      customer_email: 'asa@example.se',
      customer_is_guest: 0,
      grand_total: 5000,
      base_grand_total: 5000,
      subtotal: 3996,
      subtotal_incl_tax: 4995,
      shipping_amount: 4,
      tax_amount: 1000,
      discount_amount: 0,
      total_due: 5000,
      total_item_count: 1,
      total_qty_ordered: 1,
      order_currency_code: 'SEK',
      store_id: 4,
      quote_id: '4711',
      billing_address: {
        firstname: 'Åsa',
        street: ['Storgatan', '1'],
        postcode: '11122',
        country_id: 'SE',
        email: 'asa@example.se',
      },
      payment: { method: 'cashondelivery', additional_information: ['Betalning vid leverans'] },
      extension_attributes: {
        shipping_assignments: [{ shipping: { address: { city: 'Stockholm' }, method: 'flatrate_flatrate' } }],
      },
      items: [
        {
          item_id: expect.any(Number),
          sku: 'DOOR-80-BLACK',
          product_id: 501,
          product_type: 'configurable',
          qty_ordered: 1,
          row_total: 3996,
        },
      ],
    })
  })
})
