import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem, WireOrderHistory, WireSyncedOrder, WireTotalsChanged } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, orderOf, ownDoor, standardDoor, swedishAddress } from '../../testing/shop-requests'

interface Order {
  readonly entity_id: number
  readonly increment_id: string
  readonly grand_total: number
  readonly customer_is_guest: number
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

describe('orders', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const order = <Result = OrderConfirmation>(body: object, request?: WireRequest) =>
    host.post<Result>('/api/order', body, request)
  const stored = (orderId = '1715340000000-1a2b3c4d') => host.database.orders.byOrderId(orderId)
  const withAddress = (change: object) => {
    const whole = orderOf([standardDoor()])
    return { ...whole, addressInformation: { ...whole.addressInformation, ...change } }
  }

  describe('placing', () => {
    it('confirms with numbers that follow each other [R7.13]', async () => {
      const first = await order(orderOf([standardDoor()]))
      expect(first).toMatchObject({ status: 200, code: 200 })
      expect(first.result).toEqual({
        magentoOrderId: 1,
        backendOrderId: 1,
        orderNumber: '000000001',
        transferedAt: '2026-11-20T09:00:00.000Z',
      })
      expect((await order(orderOf([standardDoor()], { order_id: 'another-one' }))).result.orderNumber).toBe('000000002')
    })

    it('prices the products itself, whatever the client says', async () => {
      await order(
        orderOf([{ ...ownDoor(893, 2010), price: 1, price_incl_tax: 1, made_to_measure: { breakdown: { total: 1 } } }]),
      )
      const { doc, items } = stored() ?? {}
      expect(doc).toMatchObject({
        grand_total: 4924,
        subtotal_incl_tax: 4919,
        tax_amount: 984.8,
        shipping_incl_tax: 5,
        total_due: 4924,
      })
      expect(items).toMatchObject([
        {
          sku: 'DOOR-OWN-BLACK',
          qty_ordered: 1,
          price_incl_tax: 4919,
          price: 3935.2,
          row_total_incl_tax: 4919,
          tax_percent: 25,
          tax_amount: 983.8,
          made_to_measure: { version: 3, measures: { width: 893, height: 2010 }, breakdown: { total: 491_900 } },
        },
      ])
    })

    it('takes a coupon off, and stores what each line bears of it', async () => {
      await order(
        orderOf([standardDoor(), { sku: 'HOOK', qty: 3 }], {
          coupon_code: 'nyhet10',
          expected_totals: { grand_total: 4590.49, tax_amount: 918.1 },
        }),
      )
      expect(stored()?.doc).toMatchObject({
        coupon_code: 'NYHET10',
        discount_amount: -509.5,
        grand_total: 4590.49,
        tax_amount: 918.1,
      })
      expect(stored()?.items.map(({ discount_amount }) => discount_amount)).toEqual([499.5, 10])
    })

    it('takes what was sold out of the stock, bundles and groups part by part, and owes what is missing', async () => {
      await order(
        orderOf([
          { ...standardDoor(), qty: 3 },
          { ...standardDoor('DOOR-80-CHROME'), qty: 2 },
          ownDoor(700, 1900),
          { sku: 'SET', qty: 2 },
          { sku: 'PACK', qty: 1 },
        ]),
      )
      const left = (sku: string) => host.database.stock.of(sku)?.qty
      expect(['DOOR-80-BLACK', 'DOOR-80-CHROME', 'DOOR-OWN-BLACK', 'SQUEEGEE', 'HOOK'].map(left)).toEqual([
        1, -2, 0, 2, 1,
      ])
      expect(host.database.stock.of('DOOR-OWN-BLACK')?.is_in_stock).toBe(true)
    })

    it('leaves a mail to be sent', async () => {
      await order(orderOf([standardDoor()]))
      expect(host.database.mail.waiting()).toMatchObject([
        {
          template: 'order-confirmation',
          recipient: 'asa@example.se',
          data: { entity_id: 1, increment_id: '000000001' },
        },
      ])
    })

    it('lets a line that costs nothing pass', async () => {
      expect((await order(orderOf([{ sku: 'SAMPLE', qty: 1 }]))).code).toBe(200)
      expect(stored()?.doc).toMatchObject({ grand_total: 5 })
    })

    it('needs neither address nor courier for what is only downloaded', async () => {
      const { addressInformation, ...rest } = orderOf([{ sku: 'GIFT', qty: 1 }])
      const { billingAddress } = addressInformation
      expect(
        (await order({ ...rest, addressInformation: { billingAddress, payment_method_code: 'banktransfer' } })).code,
      ).toBe(200)
      expect(stored()?.doc).toMatchObject({ grand_total: 500, is_virtual: 1 })
    })

    it('leaves the cart alone: the client takes its own lines out', async () => {
      const cartId = await host.guestCart()
      await host.post(`/api/cart/update?cartId=${cartId}`, { cartItem: standardDoor() })
      await order(orderOf([standardDoor()], { cart_id: cartId }))
      expect((await host.get<readonly WireCartItem[]>(`/api/cart/pull?cartId=${cartId}`)).result).toHaveLength(1)
    })
  })

  describe('sent again', () => {
    it('answers the same order, also at another time and with another flag', async () => {
      const first = await order(orderOf([standardDoor()]))
      host.clock.advance(60_000)
      const again = await order(orderOf([standardDoor()], { updated_at: 'later', transmited: false }))
      expect(again).toMatchObject({ code: 200, result: first.result })
      expect(host.database.stock.of('DOOR-80-BLACK')?.qty).toBe(3)
      expect(host.database.mail.waiting()).toHaveLength(1)
    })

    it('refuses an id that another body or account has, and tells nothing of that order', async () => {
      await order(orderOf([standardDoor()]))
      const { token } = await host.customer('eva@example.se')
      const other = await order(orderOf([{ ...standardDoor(), qty: 2 }]))
      expect(other).toMatchObject({ status: 409, reason: 'order-id-taken', result: 'Another order has this order_id.' })
      expect(other).not.toHaveProperty('meta')
      expect((await order(orderOf([standardDoor()]), { token })).reason).toBe('order-id-taken')
    })

    it('refuses another order under the same idempotency key', async () => {
      const headers = { 'idempotency-key': 'task-1' }
      await order(orderOf([standardDoor()]), { headers })
      expect((await order(orderOf([standardDoor()]), { headers })).code).toBe(200)
      expect((await order(orderOf([standardDoor()], { order_id: 'another-one' }), { headers })).reason).toBe(
        'key-reused',
      )
    })
  })

  describe('refused', () => {
    it('answers changed totals with the new ones and stores nothing; confirmed again it is placed', async () => {
      const changed = await order<WireTotalsChanged>(
        orderOf([{ ...standardDoor(), server_item_id: 8801 }], {
          expected_totals: { grand_total: 4000, tax_amount: 800 },
        }),
      )
      expect(changed).toMatchObject({
        status: 409,
        reason: 'totals-changed',
        result: {
          message: 'The totals have changed.',
          totals: { grand_total: 5000, tax_amount: 1000, items: [{ item_id: 8801, price_incl_tax: 4995 }] },
        },
      })
      expect([stored(), host.database.mail.waiting(), host.database.stock.of('DOOR-80-BLACK')?.qty]).toEqual([
        undefined,
        [],
        4,
      ])
      expect(
        (await order(orderOf([standardDoor()], { expected_totals: { grand_total: 5000, tax_amount: 1000 } }))).code,
      ).toBe(200)
    })

    it('shows an ended coupon as changed totals, and names it where no totals were confirmed', async () => {
      const body = orderOf([standardDoor()], { coupon_code: 'SLUT' })
      expect(await order(body)).toMatchObject({ code: 400, fields: [{ field: 'coupon_code' }] })
      expect((await order({ ...body, expected_totals: { grand_total: 4500.5, tax_amount: 900.1 } })).reason).toBe(
        'totals-changed',
      )
    })

    it('judges own measures by the rules of now', async () => {
      const stricter = shopDocuments.map(({ doc, ...rest }) => ({
        ...rest,
        doc:
          doc.sku === 'DOOR'
            ? { ...doc, made_to_measure: { ...(doc.made_to_measure as object), limits: [{ rule: 'max-area', m2: 1 }] } }
            : doc,
      }))
      host = new ShopHost({ documents: stricter })
      const refused = await order(orderOf([standardDoor(), ownDoor(893, 2010)]))
      expect(refused.code).toBe(400)
      expect(refused.fields?.[0]).toEqual({
        field: 'products.1.product_option.width',
        message: 'should leave no pane over 1 m²',
      })
      expect(stored()).toBeUndefined()
    })

    it('names every field that it refuses', async () => {
      const refused = await order({
        order_id: 'x',
        user_id: '',
        cart_id: '',
        products: [{ sku: 'DOOR', qty: 0 }],
        addressInformation: {
          billingAddress: {
            ...swedishAddress,
            firstname: '',
            street: ['', ''],
            postcode: '1',
            country_id: 'Sverige',
            email: 'asa',
          },
          payment_method_code: '',
        },
      })
      expect(refused.code).toBe(400)
      expect(refused.fields?.map(({ field }) => field.replace('addressInformation.billingAddress', 'billing'))).toEqual(
        [
          'order_id',
          'products.0.qty',
          'billing.firstname',
          'billing.street.0',
          'billing.postcode',
          'billing.country_id',
          'billing.email',
          'addressInformation.payment_method_code',
        ],
      )
    })

    it('names products, quantities, methods and addresses that cannot be', async () => {
      const fieldsOf = async (body: object) => (await order(body)).fields?.map(({ field }) => field)
      expect(
        await fieldsOf(
          orderOf([
            { sku: 'GONE', qty: 1 },
            { sku: 'MIRROR', qty: 1 },
            { sku: 'HOOK', qty: 21 },
          ]),
        ),
      ).toEqual(['products.0.sku', 'products.1.product_option.21', 'products.2.qty'])
      expect(await fieldsOf(orderOf([]))).toEqual(['products'])
      expect(await fieldsOf(withAddress({ shippingAddress: undefined }))).toEqual([
        'addressInformation.shippingAddress',
      ])
      expect(await fieldsOf(withAddress({ shipping_method_code: 'drone' }))).toEqual([
        'addressInformation.shipping_method_code',
      ])
      expect(await fieldsOf(withAddress({ payment_method_code: 'iou' }))).toEqual([
        'addressInformation.payment_method_code',
      ])
      const noMail = { ...swedishAddress, email: '' }
      expect(await fieldsOf(withAddress({ billingAddress: noMail, shippingAddress: noMail }))).toEqual([
        'addressInformation.billingAddress.email',
      ])
    })

    it('takes no order in another name', async () => {
      const { id, token } = await host.customer()
      expect((await order(orderOf([standardDoor()], { user_id: String(id) }))).status).toBe(401)
      expect((await order(orderOf([standardDoor()], { user_id: String(id + 1) }), { token })).status).toBe(403)
      expect((await order(orderOf([standardDoor()], { user_id: String(id) }), { token })).status).toBe(200)
    })
  })

  describe('looked up', () => {
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

    it('shows an order of a guest only to a client with the id of its cart [R7.13]', async () => {
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

    it("keeps the order in the platform's shape", async () => {
      const { id, token } = await host.customer()
      await order(orderOf([standardDoor()], { user_id: String(id), cart_id: '4711' }), { token })
      const { result } = await host.get<WireOrderHistory<Order>>('/api/user/order-history', { token })
      expect(result.items[0]).toMatchObject({
        entity_id: 1,
        increment_id: '000000001',
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
        payment: { method: 'cashondelivery', additional_information: [] },
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
})
