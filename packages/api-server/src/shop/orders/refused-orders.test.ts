import { beforeEach, describe, expect, it } from 'vitest'
import type { WireTotalsChanged } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { shopDocuments } from '../../testing/shop-documents'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { mirror, orderOf, ownDoor, standardDoor, swedishAddress } from '../../testing/shop-requests'

describe('refused orders', () => {
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
    expect(refused.fields?.map(({ field }) => field.replace('addressInformation.billingAddress', 'billing'))).toEqual([
      'order_id',
      'products.0.qty',
      'billing.firstname',
      'billing.street.0',
      'billing.postcode',
      'billing.country_id',
      'billing.email',
      'addressInformation.payment_method_code',
    ])
  })

  it('names products, quantities, methods and addresses that cannot be', async () => {
    const fieldsOf = async (body: object) => (await order(body)).fields?.map(({ field }) => field)
    expect(await fieldsOf(orderOf([{ sku: 'GONE', qty: 1 }, mirror(99), { sku: 'HOOK', qty: 21 }]))).toEqual([
      'products.0.sku',
      'products.1.product_option.21',
      'products.2.qty',
    ])
    expect(await fieldsOf(orderOf([]))).toEqual(['products'])
    expect(await fieldsOf(withAddress({ shippingAddress: undefined }))).toEqual(['addressInformation.shippingAddress'])
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
