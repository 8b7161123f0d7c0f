import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem, WireTotals } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, orderOf, ownDoor, standardDoor } from '../../testing/shop-requests'

describe('placing an order', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost()
  })
  const order = <Result = OrderConfirmation>(body: object, request?: WireRequest) =>
    host.post<Result>('/api/order', body, request)
  const stored = (orderId = '1715340000000-1a2b3c4d') => host.database.orders.byOrderId(orderId)

  describe('placing', () => {
    it('confirms with numbers that follow each other [R7.13 POST order]', async () => {
      const first = await order(orderOf([standardDoor()]))
      expect(first).toMatchObject({ status: 200, code: 200 })
      expect(first.result).toEqual({
        order_id: '1715340000000-1a2b3c4d',
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

    it('takes a coupon off, and stores what each line bears of it [R3.14 order]', async () => {
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

    it('takes its lines out of its cart, at most as many pieces as the cart has', async () => {
      const cartId = await host.guestCart()
      const at = (call: string) => `/api/cart/${call}?cartId=${cartId}`
      await host.post(at('update'), { cartItem: { ...standardDoor(), qty: 2 } })
      await host.post(at('update'), { cartItem: { sku: 'HOOK', qty: 1 } })
      await host.post(at('update'), { cartItem: mirror(82) })
      await order(orderOf([standardDoor(), { sku: 'HOOK', qty: 5 }, mirror(81)], { cart_id: cartId }))
      const left = (await host.get<readonly WireCartItem[]>(at('pull'))).result
      expect(left.map(({ sku, qty }) => [sku, qty])).toEqual([
        ['DOOR-80-BLACK', 1],
        ['MIRROR', 1],
      ])
    })

    it('takes the coupon and the shipping method from a cart that it empties, and from no other', async () => {
      const cartId = await host.guestCart()
      const at = (call: string) => `/api/cart/${call}?cartId=${cartId}`
      const chosen = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
      await host.post(at('update'), { cartItem: { sku: 'HOOK', qty: 2 } })
      await host.post(`${at('apply-coupon')}&coupon=NYHET10`)
      await host.post(at('shipping-information'), { addressInformation: chosen })
      const totals = async () => (await host.get<WireTotals>(at('totals'))).result
      await order(orderOf([{ sku: 'HOOK', qty: 1 }], { cart_id: cartId, order_id: 'order-one' }))
      expect(await totals()).toMatchObject({ coupon_code: 'NYHET10', shipping_incl_tax: 5 })
      await order(orderOf([{ sku: 'HOOK', qty: 1 }], { cart_id: cartId, order_id: 'order-two' }))
      expect(await totals()).toMatchObject({ grand_total: 0, shipping_incl_tax: 0 })
      expect((await host.get(at('coupon'))).result).toBe('')
    })

    it('leaves a line that was added again after the ordered one was removed', async () => {
      const cartId = await host.guestCart()
      const at = (call: string) => `/api/cart/${call}?cartId=${cartId}`
      const cartItem = { sku: 'HOOK', qty: 1 }
      const ordered = (await host.post<WireCartItem>(at('update'), { cartItem })).result.item_id
      await host.post(at('delete'), { cartItem: { item_id: ordered } })
      await host.post(at('update'), { cartItem })
      await order(orderOf([{ ...cartItem, server_item_id: ordered }], { cart_id: cartId }))
      expect((await host.get<readonly WireCartItem[]>(at('pull'))).result).toHaveLength(1)
    })

    it('leaves the cart alone for a client that removes its lines itself', async () => {
      const cartId = await host.guestCart()
      await host.post(`/api/cart/update?cartId=${cartId}`, { cartItem: standardDoor() })
      await order(orderOf([standardDoor()], { cart_id: cartId, client_removes_lines: true }))
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
})
