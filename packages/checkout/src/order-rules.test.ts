import { aLine } from '@vitrin/cart-sync/testing'
import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderFacts } from './build-order'
import { verdictOf } from './order-answer'
import { orderRefusalReason } from './order-refusal-reason'
import { FakeCheckoutCart } from './testing/fake-checkout-cart'
import { typedDetails, withPayment } from './testing/typed-details'

const sentAddress = {
  region: 'Uppland',
  region_id: 7,
  region_code: '',
  country_id: 'SE',
  street: ['Storgatan 1', 'lgh 1201'],
  company: '',
  telephone: '070-123 45 67',
  postcode: '111 22',
  city: 'Stockholm',
  firstname: 'Åsa',
  lastname: 'Öberg',
  email: 'asa@example.se',
}

describe('the document of an order', () => {
  const order = (change: Partial<OrderFacts> = {}, cart: Partial<FakeCheckoutCart> = {}) =>
    buildOrder({
      order_id: 'order-1',
      nowMs: Date.UTC(2026, 10, 20, 9),
      storeCode: 'sv',
      userId: '7',
      cart: Object.assign(new FakeCheckoutCart(), cart),
      details: typedDetails,
      hostComparesTotals: true,
      ...change,
    })

  it('holds what was ordered, where it goes and what it costs', () => {
    expect(order()).toEqual({
      user_id: '7',
      cart_id: 'c'.repeat(32),
      store_code: 'sv',
      order_id: 'order-1',
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
      transmited: false,
      products: [
        {
          sku: 'MIR-60',
          parentSku: 'MIR-60',
          qty: 2,
          name: 'Rund spegel 60 cm',
          price: 1196,
          price_incl_tax: 1495,
          product_type: 'simple',
          product_option: { extension_attributes: {} },
        },
      ],
      expected_totals: { grand_total: 2995, tax_amount: 599 },
      coupon_code: '',
      client_removes_lines: true,
      addressInformation: {
        billingAddress: { ...sentAddress, company: '', vat_id: '' },
        shippingAddress: sentAddress,
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
        payment_method_code: 'cashondelivery',
        payment_method_additional: { note: 'x' },
        shippingExtraFields: null,
      },
    })
  })

  it('names the coupon, the lines at the host and the company of an invoice', () => {
    const cart = {
      coupon: { code: 'VALKOMMEN10' },
      items: [aLine('A', 1, { server_item_id: '12', price: null, price_incl_tax: null })],
    }
    const { coupon_code, products, addressInformation } = order(
      { details: withPayment({ generateInvoice: true }) },
      cart,
    )
    expect([coupon_code, products[0]?.server_item_id, products[0]?.price, products[0]?.price_incl_tax]).toEqual([
      'VALKOMMEN10',
      12,
      0,
      0,
    ])
    expect(addressInformation.billingAddress).toMatchObject({ company: 'Glas AB', vat_id: '556016-0680' })
  })

  it('has no delivery where nothing is delivered', () => {
    const { addressInformation } = order({}, { isVirtual: true })
    expect(addressInformation).not.toHaveProperty('shippingAddress')
    expect(addressInformation).toMatchObject({
      billingAddress: { firstname: '', email: 'asa@example.se' },
      shipping_method_code: '',
      shipping_carrier_code: '',
    })
  })

  it('leaves out what only hosts that compare totals know', () => {
    const plain = order({ hostComparesTotals: false })
    for (const field of ['expected_totals', 'coupon_code', 'client_removes_lines'])
      expect(plain).not.toHaveProperty(field)
  })

  it('does without a cart at the host and without methods', () => {
    const missing = { token: undefined, shipping: undefined, payment: undefined } as unknown as FakeCheckoutCart
    const { cart_id, addressInformation } = order({}, missing)
    expect(cart_id).toBe('')
    expect(addressInformation).toMatchObject({
      shipping_method_code: '',
      shipping_carrier_code: '',
      payment_method_code: 'invoice',
    })
  })
})

describe('the host’s answer to an order', () => {
  const confirmation = { magentoOrderId: 55, backendOrderId: 56, orderNumber: '000000055', transferedAt: 'now' }
  const answer = { task_id: 'a', account: 'guest', payload: { method: 'POST' as const } }

  it.each([
    [confirmation, confirmation],
    [{ magentoOrderId: 55 }, { magentoOrderId: 55, backendOrderId: 55, orderNumber: null, transferedAt: '' }],
    [42, { magentoOrderId: 42, backendOrderId: 0, orderNumber: null, transferedAt: '' }],
    ['OK', { magentoOrderId: 0, backendOrderId: 0, orderNumber: null, transferedAt: '' }],
    [undefined, { magentoOrderId: 0, backendOrderId: 0, orderNumber: null, transferedAt: '' }],
    [null, { magentoOrderId: 0, backendOrderId: 0, orderNumber: null, transferedAt: '' }],
  ])('200 with %j confirms it', (result, expected) => {
    expect(verdictOf({ ...answer, code: 200, result })).toEqual({ kind: 'confirmed', confirmation: expected })
  })

  it('200 with a bad signature refuses it', () => {
    const message = 'Invalid signature! You have to synchronize your order details.'
    expect(verdictOf({ ...answer, code: 200, result: message })).toEqual({
      kind: 'refused',
      reason: undefined,
      message,
      fields: [],
    })
    expect(verdictOf({ ...answer, code: 200, result: 'No invalid signature' }).kind).toBe('confirmed')
  })

  it('409 asks the shopper for new totals only with that reason', () => {
    const verdict = (code: number, reason?: string) => verdictOf({ ...answer, code, result: '', reason }).kind
    expect([verdict(409, 'totals-changed'), verdict(409, 'other'), verdict(400, 'totals-changed')]).toEqual([
      'totals-changed',
      'refused',
      'refused',
    ])
  })

  it.each([
    ['no', 'no'],
    [{ message: 'sold out' }, 'sold out'],
    [{ message: 7 }, ''],
    [{}, ''],
    [null, ''],
    [undefined, ''],
  ])('400 with %j refuses it with the sentence "%s"', (result, message) => {
    const fields = [{ field: 'addressInformation.shippingAddress.postcode', message: 'is wrong' }]
    expect(verdictOf({ ...answer, code: 400, result, fields })).toEqual({
      kind: 'refused',
      reason: 'address-invalid',
      message,
      fields,
    })
  })

  it('is about the address if one of several fields is', () => {
    const fields = [
      { field: 'products', message: '' },
      { field: 'addressInformation.x', message: '' },
    ]
    expect(orderRefusalReason({ fields })).toBe('address-invalid')
    expect(orderRefusalReason({ fields: [{ field: 'x.addressInformation', message: '' }] })).toBeUndefined()
  })
})
