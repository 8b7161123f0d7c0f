import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem, WireOrderHistory, WireTotals } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { ShopHost, type WireRequest } from '../../testing/shop-host'

const DAY_MS = 24 * 60 * 60 * 1000

/** The address as the checkout of vue-storefront 1.12 makes it: fields that were not filled are missing or empty. */
const address = {
  region: '',
  region_id: 0,
  country_id: 'SE',
  street: ['Storgatan 1', null],
  company: null,
  telephone: '0701234567',
  postcode: '11122',
  city: 'Stockholm',
  firstname: 'Åsa',
  lastname: 'Berg',
  email: 'asa@example.se',
  region_code: '',
}

/** A whole cart item, as that client sends it in an order. */
const hook = (more: object = {}) => ({
  id: 611,
  sku: 'HOOK',
  qty: 2,
  name: 'Krok',
  price: 26.664,
  price_incl_tax: 33.33,
  type_id: 'simple',
  product_option: '',
  checksum: '0d3c',
  errors: {},
  info: { stock: 'In stock!' },
  onlineStockCheckid: '1763888400000',
  prev_qty: 2,
  ...more,
})

const orderOf = (cart_id: string, products: readonly object[], more: object = {}) => ({
  user_id: '',
  cart_id,
  products,
  addressInformation: {
    billingAddress: { ...address, vat_id: null },
    shippingAddress: { ...address, company: '' },
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
  },
  store_code: 'sv',
  transmited: true,
  ...more,
})

describe('an original client that orders', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const order = (body: object, request?: WireRequest) => host.post<OrderConfirmation>('/api/order', body, request)
  const cartWith = async (cartItem: object, token?: string) => {
    const request = token === undefined ? {} : { token }
    const cartId = (await host.post<string>('/api/cart/create', undefined, request)).result
    await host.post(`/api/cart/update?cartId=${cartId}`, { cartItem }, request)
    return cartId
  }
  const pull = async (cartId: string, request?: WireRequest) =>
    (await host.get<readonly WireCartItem[]>(`/api/cart/pull?cartId=${cartId}`, request)).result

  it('orders a variant without its required choices: the order has the default ones, for the workshop', async () => {
    const { id, token } = await host.customer()
    const options = [
      { option_id: '93', option_value: '5511' },
      { option_id: '142', option_value: '6101' },
    ]
    const product_option = { extension_attributes: { custom_options: [], configurable_item_options: options } }
    const cartId = await cartWith({ sku: 'DOOR', qty: 1, product_option }, token)
    const door = hook({ sku: 'DOOR-80-BLACK', qty: 1, product_option })
    expect((await order(orderOf(cartId, [door], { user_id: String(id) }))).code).toBe(200)
    const history = await host.get<WireOrderHistory<{ readonly items: readonly object[] }>>('/api/user/order-history', {
      token,
    })
    expect(history.result.items[0]?.items[0]).toMatchObject({
      product_option: {
        extension_attributes: {
          custom_options: [
            { option_id: '904', option_value: '9041' },
            { option_id: '905', option_value: '9051' },
          ],
        },
      },
    })
    expect(await pull(cartId, { token })).toEqual([])
  })

  it('as a guest gets an order without sending an id, and an empty cart', async () => {
    const cartId = await cartWith({ sku: 'HOOK', qty: 2 })
    const { code, result } = await order(orderOf(cartId, [hook()]))
    expect([code, result.backendOrderId, result.orderNumber]).toEqual([200, 1, '000000001'])
    expect(host.database.orders.byOrderId(result.order_id ?? '')).toMatchObject({
      entityId: 1,
      doc: { order_id: result.order_id },
    })
    expect(await pull(cartId)).toEqual([])
  })

  it('gets the same order when the answer was lost, and another one after a change of the cart', async () => {
    const cartId = await cartWith({ sku: 'HOOK', qty: 2 })
    const body = orderOf(cartId, [hook()])
    const first = (await order(body)).result
    host.clock.advance(DAY_MS - 1)
    const again = await order({ ...body, created_at: '2026-11-24', products: [hook({ prev_qty: 0, price: 1 })] })
    expect(again.result).toEqual(first)
    await host.post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'HOOK', qty: 2 } })
    const later = (await order(body)).result
    expect([later.orderNumber, later.order_id === first.order_id]).toEqual(['000000002', false])
    host.clock.advance(DAY_MS)
    expect((await order(body)).result.orderNumber).toBe('000000003')
  })

  it('orders another content, or from another cart, as another order', async () => {
    const [one, other] = [await cartWith({ sku: 'HOOK', qty: 2 }), await cartWith({ sku: 'HOOK', qty: 2 })]
    const numbers = [
      await order(orderOf(one, [hook()])),
      await order(orderOf(other, [hook()])),
      await order(orderOf(one, [hook({ qty: 1 })])),
    ].map(({ result }) => result.orderNumber)
    expect(numbers).toEqual(['000000001', '000000002', '000000003'])
  })

  it('without a cart gets one order for one content from one address; two guests never share one', async () => {
    host = new ShopHost({ clientAddress: (request) => request.headers.get('x-from') ?? undefined })
    const body = orderOf('', [hook()])
    const from = async (place: string, sent: object = body) =>
      (await order(sent, { headers: { 'x-from': place } })).result.orderNumber
    expect([await from('a'), await from('a'), await from('b')]).toEqual(['000000001', '000000001', '000000002'])
    const billingAddress = { ...address, email: 'eva@example.se' }
    const ofEva = { ...body, addressInformation: { ...body.addressInformation, billingAddress } }
    expect(await from('a', ofEva)).toBe('000000003')
  })

  it('as a customer is known by the number of its cart, because it sends no token with an order', async () => {
    const { id, token } = await host.customer()
    const cartId = await cartWith({ sku: 'HOOK', qty: 2 }, token)
    expect(cartId).toMatch(/^\d{15}$/)
    const { token: other, id: otherId } = await host.customer('eva@example.se')
    const otherCart = await cartWith({ sku: 'HOOK', qty: 2 }, other)
    for (const stranger of [
      orderOf(otherCart, [hook()], { user_id: String(id) }),
      orderOf('1', [hook()], { user_id: String(id) }),
      orderOf(cartId, [hook()], { user_id: String(otherId) }),
      orderOf('', [hook()], { user_id: String(id) }),
    ])
      expect((await order(stranger)).status).toBe(401)
    expect((await order(orderOf(cartId, [hook()], { user_id: String(id) }))).code).toBe(200)
    const { result } = await host.get<WireOrderHistory<object>>('/api/user/order-history', { token })
    expect(result.total_count).toBe(1)
    expect(await pull(cartId, { token })).toEqual([])
    expect(await pull(otherCart, { token: other })).toHaveLength(1)
  })

  it('as a customer with a guest cart orders as a guest', async () => {
    const { id } = await host.customer()
    const cartId = await cartWith({ sku: 'HOOK', qty: 2 })
    expect((await order(orderOf(cartId, [hook()], { user_id: String(id) }))).code).toBe(200)
    expect(host.database.orders.lastOfCart(cartId)?.customerId).toBeUndefined()
  })

  it('gets the products in the words of its cart: parent, texts as quantities, untouched options', async () => {
    const custom_options = {
      21: { option_id: 21, option_value: '81' },
      22: { option_id: 22, option_value: null },
    }
    const product_option = {
      extension_attributes: { custom_options, configurable_item_options: [], bundle_options: [] },
    }
    const products = [
      hook({ sku: 'MIRROR', qty: '1', product_option }),
      hook({
        sku: 'DOOR-80-BLACK',
        parentSku: 'DOOR',
        qty: 1,
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: 5511 },
              { option_id: '142', option_value: '6101', label: '80' },
            ],
          },
        },
      }),
    ]
    expect(await order(orderOf('', products))).toMatchObject({ code: 200 })
    expect(host.database.orders.byEntityId(1)?.items).toMatchObject([
      { sku: 'MIRROR', price_incl_tax: 1495, qty_ordered: 1 },
      { sku: 'DOOR-80-BLACK', price_incl_tax: 4995 },
    ])
  })

  it('is charged the total that it was shown, with the coupon of its cart', async () => {
    const cartId = await cartWith({ sku: 'HOOK', qty: 2 })
    await host.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=NYHET10`)
    const information = { addressInformation: { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } }
    const shown = await host.post<{ readonly totals: WireTotals }>(
      `/api/cart/shipping-information?cartId=${cartId}`,
      information,
    )
    await order(orderOf(cartId, [hook()]))
    const doc = host.database.orders.lastOfCart(cartId)?.doc
    expect(doc).toMatchObject({ grand_total: shown.result.totals.grand_total, coupon_code: 'NYHET10' })
    expect(doc?.['grand_total']).toBe(64.99)
  })

  it('finds in its history what its order pages read', async () => {
    const { id, token } = await host.customer()
    await order(orderOf('', [hook()], { user_id: String(id) }), { token })
    await order(
      {
        ...orderOf('', [hook({ sku: 'GIFT', qty: 1 })], { user_id: String(id) }),
        addressInformation: { billingAddress: address, payment_method_code: 'banktransfer' },
      },
      { token },
    )
    const { result } = await host.get<WireOrderHistory<object>>('/api/user/order-history?pageSize=20&currentPage=1', {
      token,
    })
    const [download, delivered] = result.items
    expect(delivered).toMatchObject({
      entity_id: 1,
      increment_id: '000000001',
      status: 'pending',
      created_at: expect.any(String),
      customer_firstname: 'Åsa',
      customer_lastname: 'Berg',
      subtotal: expect.any(Number),
      shipping_amount: expect.any(Number),
      discount_amount: 0,
      tax_amount: expect.any(Number),
      discount_tax_compensation_amount: 0,
      grand_total: 71.66,
      shipping_description: 'Bud - Fast pris',
      payment: { additional_information: ['Betalning vid leverans'] },
      billing_address: { street: ['Storgatan 1', ''], city: 'Stockholm', country_id: 'SE' },
      extension_attributes: { shipping_assignments: [{ shipping: { address: { street: ['Storgatan 1', ''] } } }] },
      items: [
        { sku: 'HOOK', name: 'Krok', qty_ordered: 2, price_incl_tax: 33.33, row_total_incl_tax: 66.66, item_id: 1 },
      ],
    })
    // The page of a single order reads `shipping_assignments[0].shipping.address` of each order.
    expect(download).toMatchObject({ extension_attributes: { shipping_assignments: [{ shipping: {} }] } })
  })
})
