import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from './testing'
import { expectClearAnswers, type HostileRequest } from './contracts/expect-clear-answers'
import { encoded, hostileText, hostileValue, malformed, mostly } from './contracts/hostile-values'

const host = new ApiHost()
afterAll(() => host.close())
const expectClear = (requests: fc.Arbitrary<HostileRequest>, numRuns?: number) =>
  expectClearAnswers(host, requests, numRuns)

const EMAIL = 'asa@example.se'
const PASSWORD = 'hemligt1'
const password = mostly<unknown>(fc.constantFrom(PASSWORD, 'annat hemligt'), hostileValue)
const filled = mostly<unknown>(fc.constant('Lund'), hostileValue)
const address = fc.record({
  firstname: filled,
  lastname: filled,
  street: mostly<unknown>(fc.constant(['Storgatan', '1']), hostileValue),
  city: filled,
  country_id: mostly<unknown>(fc.constant('SE'), hostileValue),
  postcode: mostly<unknown>(fc.constant('22222'), hostileValue),
  id: mostly<unknown>(fc.constant(undefined), hostileValue),
  region: mostly<unknown>(fc.constant(undefined), hostileValue),
})
const person = fc.record(
  {
    email: mostly<unknown>(fc.constantFrom(EMAIL, 'b@example.se', 'ASA@EXAMPLE.SE'), hostileValue),
    firstname: mostly<unknown>(fc.constant('Åsa'), hostileValue),
    lastname: mostly<unknown>(fc.constant('Berg'), hostileValue),
    addresses: mostly<unknown>(fc.array(address, { maxLength: 3 }), hostileValue),
    custom_attributes: mostly<unknown>(fc.constant([]), hostileValue),
    group_id: hostileValue,
    id: hostileValue,
  },
  { requiredKeys: ['email', 'firstname', 'lastname'] },
)
const account = fc.oneof(
  fc.tuple(fc.constant('login'), fc.record({ username: mostly<unknown>(fc.constant(EMAIL), hostileValue), password })),
  fc.tuple(fc.constant('create'), fc.record({ customer: mostly<unknown>(person, hostileValue), password })),
  fc.tuple(fc.constant('me'), fc.record({ customer: mostly<unknown>(person, hostileValue) })),
  fc.tuple(
    fc.constantFrom('reset-password', 'resetPassword'),
    fc.record({ email: mostly<unknown>(fc.constantFrom(EMAIL, 'nobody@example.se'), hostileValue) }),
  ),
  fc.tuple(
    fc.constant('create-password'),
    fc.record(
      { email: mostly<unknown>(fc.constant(EMAIL), hostileValue), newPassword: password, resetToken: hostileValue },
      { requiredKeys: [] },
    ),
  ),
  fc.tuple(
    fc.constantFrom('change-password', 'changePassword'),
    fc.record({ currentPassword: password, newPassword: password }),
  ),
  fc.tuple(fc.constant('refresh'), fc.record({ refreshToken: hostileValue }, { requiredKeys: [] })),
)
const cartItem = fc.record(
  {
    sku: mostly<unknown>(fc.constantFrom('MIR-60', 'WALL', 'WALL-90-BLACK'), hostileValue),
    qty: mostly<unknown>(fc.constantFrom(1, 2, 9999), hostileValue),
    item_id: mostly<unknown>(fc.constantFrom(1, '1', null, undefined), hostileValue),
    quoteId: mostly<unknown>(fc.constant('1'), hostileValue),
    product_option: mostly<unknown>(
      fc.oneof(
        fc.constant(undefined),
        fc.record({
          extension_attributes: fc.record(
            {
              custom_options: hostileValue,
              configurable_item_options: mostly<unknown>(
                fc.constant([{ option_id: '93', option_value: 5511 }]),
                hostileValue,
              ),
              bundle_options: hostileValue,
            },
            { requiredKeys: [] },
          ),
        }),
      ),
      hostileValue,
    ),
  },
  { requiredKeys: ['sku', 'qty'] },
)
const shipping = fc.record(
  {
    shippingAddress: mostly<unknown>(fc.constant({ countryId: 'SE' }), hostileValue),
    shippingCarrierCode: mostly<unknown>(fc.constant('flatrate'), hostileValue),
    shippingMethodCode: mostly<unknown>(fc.constant('flatrate'), hostileValue),
  },
  { requiredKeys: [] },
)
const cart = fc.oneof(
  fc.tuple(fc.constantFrom('update', 'delete'), fc.record({ cartItem: mostly<unknown>(cartItem, hostileValue) })),
  fc.tuple(
    fc.constant('shipping-methods'),
    fc.record({
      address: mostly<unknown>(
        fc.record({ country_id: mostly<unknown>(fc.constant('SE'), hostileValue), street: hostileValue }),
        hostileValue,
      ),
    }),
  ),
  fc.tuple(
    fc.constant('shipping-information'),
    fc.record({ addressInformation: mostly<unknown>(shipping, hostileValue) }),
  ),
  fc.tuple(fc.constant('collect-totals'), fc.record({ methods: mostly<unknown>(shipping, hostileValue) })),
  fc.tuple(fc.constantFrom('apply-coupon', 'delete-coupon', 'create'), hostileValue),
)
const orderedProduct = fc.record(
  {
    sku: mostly<unknown>(fc.constantFrom('MIR-60', 'WALL-90-BLACK'), hostileValue),
    qty: mostly<unknown>(fc.constantFrom(1, 9999), hostileValue),
    price: hostileValue,
    name: hostileValue,
    product_option: mostly<unknown>(fc.constant(undefined), hostileValue),
  },
  { requiredKeys: ['sku', 'qty'] },
)
const orderedTo = fc.record(
  {
    firstname: filled,
    lastname: filled,
    street: mostly<unknown>(fc.constant(['Storgatan', '1']), hostileValue),
    city: filled,
    postcode: mostly<unknown>(fc.constant('22222'), hostileValue),
    country_id: mostly<unknown>(fc.constant('SE'), hostileValue),
    email: mostly<unknown>(fc.constant(EMAIL), hostileValue),
    telephone: hostileValue,
    company: hostileValue,
    vat_id: hostileValue,
    region: hostileValue,
  },
  { requiredKeys: ['firstname', 'lastname', 'street', 'city', 'postcode', 'country_id', 'email'] },
)
const order = fc.record(
  {
    order_id: mostly<unknown>(fc.uuid(), hostileValue),
    user_id: mostly<unknown>(fc.constant(''), hostileValue),
    cart_id: mostly<unknown>(fc.constant(''), hostileValue),
    store_code: hostileValue,
    products: mostly<unknown>(fc.array(orderedProduct, { minLength: 1, maxLength: 3 }), hostileValue),
    coupon_code: mostly<unknown>(fc.constant(undefined), hostileValue),
    expected_totals: mostly<unknown>(
      fc.constant(undefined),
      fc.oneof(hostileValue, fc.record({ grand_total: hostileValue, tax_amount: hostileValue })),
    ),
    addressInformation: mostly<unknown>(
      fc.record(
        {
          billingAddress: mostly<unknown>(orderedTo, hostileValue),
          shippingAddress: mostly<unknown>(orderedTo, hostileValue),
          shipping_method_code: mostly<unknown>(fc.constant('flatrate'), hostileValue),
          shipping_carrier_code: mostly<unknown>(fc.constant('flatrate'), hostileValue),
          payment_method_code: mostly<unknown>(fc.constant('cashondelivery'), hostileValue),
        },
        { requiredKeys: ['billingAddress', 'payment_method_code'] },
      ),
      hostileValue,
    ),
  },
  { requiredKeys: ['order_id', 'products', 'addressInformation'] },
)
const withdrawal = fc.record(
  {
    name: filled,
    order_number: mostly<unknown>(fc.constant('000000001'), hostileValue),
    email: mostly<unknown>(fc.constant(EMAIL), hostileValue),
    item_ids: hostileValue,
    statement: hostileValue,
    code: hostileValue,
  },
  { requiredKeys: ['name', 'order_number', 'email'] },
)
/** As a guest, signed in, and with what is no token. */
const header = mostly(fc.constantFrom('run-1:1', 'run-1:0'), hostileText.map(encoded))
const headers = (token: string) =>
  fc.record(
    {
      authorization: mostly(
        fc.constantFrom('Bearer ', `Bearer ${token}`),
        hostileText.map((text) => `Bearer ${encoded(text)}`),
      ),
      'x-cart-run': header,
      'idempotency-key': mostly(fc.uuid(), header),
    },
    { requiredKeys: [] },
  )

async function signedIn(email: string): Promise<string> {
  await host.post('/api/user/create', { customer: { email, firstname: 'Åsa', lastname: 'Berg' }, password: PASSWORD })
  return (await host.post<{ readonly result: string }>('/api/user/login', { username: email, password: PASSWORD })).body
    .result
}

describe('hostile requests about one shopper', () => {
  it('to accounts', async () => {
    const token = await signedIn(EMAIL)
    const requested = fc.record({
      call: account,
      malformed: mostly(fc.constant(undefined), malformed),
      query: hostileText.map(encoded),
      headers: headers(token),
    })
    await expectClear(
      requested.map(({ call: [name, body], malformed: broken, query, headers: sent }) => ({
        path: `/api/user/${name}?x=${query}`,
        body: broken ?? JSON.stringify(body),
        headers: sent,
      })),
    )
    const number = hostileText.map(encoded)
    const paging = fc.tuple(mostly(fc.constant('20'), number), mostly(fc.constant('1'), number), headers(token))
    await expectClear(
      paging.map(([size, page, sent]) => ({
        path: `/api/user/order-history?pageSize=${size}&currentPage=${page}`,
        headers: sent,
      })),
      100,
    )
  })

  it('to the newsletter and an account’s data', async () => {
    const token = await signedIn('iris@example.se')
    const newsletter = '/api/ext/mailchimp-subscribe/subscribe'
    const sent = fc.oneof(
      fc.record({ email: mostly<unknown>(fc.constant(EMAIL), hostileValue) }),
      fc.record({ email: mostly<unknown>(fc.constant(EMAIL), hostileValue), sku: hostileValue }),
      fc.record({ token: hostileValue }),
      fc.record({ password: hostileValue }),
      hostileValue,
    )
    const path = fc.oneof(
      fc.constantFrom(newsletter, '/api/ext/account/delete', '/api/ext/account/data'),
      fc.constantFrom('/api/ext/stock-notice', '/api/ext/mail-link'),
      hostileText.map((text) => `/api/ext/mail-link?token=${encoded(text)}`),
      hostileText.map((text) => `${newsletter}?email=${encoded(text)}`),
    )
    const requested = fc.record({
      path,
      body: mostly(
        sent.map((body) => JSON.stringify(body)),
        malformed,
      ),
      headers: headers(token),
    })
    await expectClear(requested, 200)
  })

  it('to carts', async () => {
    const token = await signedIn('eva@example.se')
    const create = async (sent = {}) =>
      (await host.post<{ readonly result: string }>('/api/cart/create', undefined, sent)).body.result
    const cartId = mostly(
      fc.constantFrom(await create(), await create({ authorization: `Bearer ${token}` })),
      hostileText.map(encoded),
    )
    const requested = fc.record({
      call: cart,
      malformed: mostly(fc.constant(undefined), malformed),
      cartId,
      coupon: hostileText.map(encoded),
      headers: headers(token),
    })
    await expectClear(
      requested.map(({ call: [name, body], malformed: broken, cartId: id, coupon, headers: sent }) => ({
        path: `/api/cart/${name}?cartId=${id}&coupon=${coupon}`,
        body: broken ?? JSON.stringify(body),
        headers: sent,
      })),
      600,
    )
  })

  it('to orders and withdrawals', async () => {
    const token = await signedIn('olle@example.se')
    const ordered = fc.record({
      call: order,
      malformed: mostly(fc.constant(undefined), malformed),
      headers: headers(token),
    })
    await expectClear(
      ordered.map(({ call, malformed: broken, headers: sent }) => ({
        path: '/api/order',
        body: broken ?? JSON.stringify(call),
        headers: sent,
      })),
      600,
    )
    const path = fc.oneof(
      fc.constantFrom('/api/ext/withdrawal', '/api/ext/withdrawal/code', '/api/ext/withdrawal/order'),
      hostileText.map((text) => `/api/ext/orders/order?orderId=${encoded(text)}&cartId=${encoded(text)}`),
    )
    const requested = fc.record({
      path,
      body: mostly(
        withdrawal.map((body) => JSON.stringify(body)),
        malformed,
      ),
      headers: headers(token),
    })
    await expectClear(requested, 300)
    const known = hostileText.map((text) => ({ path: `/api/sync/order/${encoded(text)}` }))
    await expectClear(known, 100)
  })

  it('leave no fault in the log', () => {
    expect(host.logger.entries.filter(({ level }) => level === 'error')).toEqual([])
  })
})
