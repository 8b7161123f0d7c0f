import { COUNTRIES } from '@vitrin/addresses'
import { aLine } from '@vitrin/cart-sync/testing'
import { accept, TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { isAt, isPlaceless, placeOf } from './account-address'
import { buildOrder, type OrderFacts } from './build-order'
import { emptyDetails, type CheckoutDetails } from './checkout-details'
import { newAccount, openWithOrder, twoLines } from './new-account'
import { verdictOf } from './order-answer'
import { orderRefusalReason } from './order-refusal-reason'
import { paymentResult } from './payment-result'
import { furthestStep, hashOfStep, issuesOfOrder, stepOfHash, stepsOf } from './steps'
import { FakeCheckoutCart } from './testing/fake-checkout-cart'
import { tidyDetails } from './tidy-details'
import { personalIssues } from './validation'

const empty = emptyDetails('SE')
const address = {
  firstName: ' Åsa ',
  lastName: ' Öberg ',
  streetAddress: ' Storgatan 1 ',
  apartmentNumber: ' lgh 1201 ',
  zipCode: ' 111 22 ',
  city: ' Stockholm ',
  state: 'Uppland',
  region_id: 7,
  phoneNumber: ' 070-123 45 67 ',
}
const details: CheckoutDetails = {
  personalDetails: {
    ...empty.personalDetails,
    firstName: ' Åsa ',
    lastName: ' Öberg ',
    emailAddress: ' Asa@Example.se ',
    password: ' eight letters ',
  },
  shippingDetails: { ...empty.shippingDetails, ...address },
  paymentDetails: {
    ...empty.paymentDetails,
    company: ' Glas AB ',
    taxId: ' 556016-0680 ',
    paymentMethod: 'invoice',
    paymentMethodAdditional: { note: 'x' },
  },
}
const withPayment = (change: Partial<CheckoutDetails['paymentDetails']>): CheckoutDetails => ({
  ...details,
  paymentDetails: { ...details.paymentDetails, ...change },
})

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
      details,
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

describe('an account that is opened with the order', () => {
  it('has the names, the address and the password as typed', () => {
    expect(newAccount(details, false)).toStrictEqual({
      email: 'asa@example.se',
      firstname: 'Åsa',
      lastname: 'Öberg',
      password: ' eight letters ',
      addresses: [
        {
          firstname: 'Åsa',
          lastname: 'Öberg',
          street: ['Storgatan 1', 'lgh 1201'],
          postcode: '111 22',
          city: 'Stockholm',
          country_id: 'SE',
          region: { region: 'Uppland' },
          telephone: '070-123 45 67',
          default_shipping: true,
        },
      ],
    })
  })

  it('has no empty region or phone number, and no address that it cannot keep', () => {
    const at = (change: Partial<typeof address>) =>
      newAccount({ ...details, shippingDetails: { ...details.shippingDetails, ...change } }, false).addresses
    expect(Object.keys(at({ state: ' ', phoneNumber: ' ' })[0] ?? {})).toEqual([
      'firstname',
      'lastname',
      'street',
      'postcode',
      'city',
      'country_id',
      'default_shipping',
    ])
    expect(at({ state: ' Uppland ' })[0]?.region).toEqual({ region: 'Uppland' })
    expect(at({ streetAddress: 'Byn', apartmentNumber: ' ' })).toEqual([])
    expect(newAccount(details, true).addresses).toEqual([])
  })

  it('splits a street before its number', () => {
    expect([twoLines('Stora Nygatan 1', ''), twoLines('Byn', ''), twoLines('Byn', 'B'), twoLines('S  1', '')]).toEqual([
      ['Stora Nygatan', '1'],
      ['Byn'],
      ['Byn', 'B'],
      ['S', '1'],
    ])
  })

  it('cannot be opened without an answer; other faults are not hidden', async () => {
    const account = newAccount(details, false)
    const failing = (fault: Error) =>
      openWithOrder(async () => {
        throw fault
      }, account)
    expect(await openWithOrder(async () => accept(undefined), account)).toEqual(accept(undefined))
    expect(await failing(new TransportError('network', 'gone'))).toMatchObject({
      ok: false,
      rejection: { code: 'account-unreachable' },
    })
    await expect(failing(new Error('a bug'))).rejects.toThrow('a bug')
  })
})

describe('an address in the checkout', () => {
  const place = placeOf({
    firstname: 'Åsa',
    lastname: 'Berg',
    street: ['Storgatan', '12 B'],
    postcode: '111 22',
    city: 'Stockholm',
    country_id: 'SE',
  })

  it.each([
    [['Storgatan', '1'], 'Storgatan 1', ''],
    [['Storgatan', '12B'], 'Storgatan 12B', ''],
    [['Storgatan', '3–5'], 'Storgatan 3–5', ''],
    [['Storgatan', '3 - 5 b'], 'Storgatan 3 - 5 b', ''],
    [['Storgatan', '12-14'], 'Storgatan 12-14', ''],
    [['Storgatan', 'nr 1'], 'Storgatan', 'nr 1'],
    [['Storgatan', '1 tr'], 'Storgatan', '1 tr'],
    [['Gata 7', '1'], 'Gata 7', '1'],
    [['Gatan', 'A', 'B'], 'Gatan', 'A, B'],
    [[], '', ''],
  ])('reads the lines %j of an account', (street, streetAddress, apartmentNumber) => {
    expect(placeOf({ ...place, firstname: '', lastname: '', country_id: 'SE', postcode: '', street })).toMatchObject({
      streetAddress,
      apartmentNumber,
      state: '',
      phoneNumber: '',
    })
  })

  it('is the account’s only while every field is', () => {
    expect(isAt({ ...place }, place)).toBe(true)
    expect(isAt({ ...place, city: 'Åre' }, place)).toBe(false)
  })

  it('is empty while street, city and postcode are', () => {
    const nothing = { streetAddress: '', city: '', zipCode: '' }
    expect(isPlaceless(nothing)).toBe(true)
    for (const field of ['streetAddress', 'city', 'zipCode'])
      expect(isPlaceless({ ...nothing, [field]: 'x' })).toBe(false)
  })

  it('is tidied by the rules of its country', () => {
    const typed = withPayment({ zipCode: '12345', country: 'SE', taxId: '5560160680' })
    const tidy = tidyDetails(
      { ...typed, shippingDetails: { ...typed.shippingDetails, zipCode: '11122' } },
      { countries: COUNTRIES, isVirtual: false, isPhoneNeeded: false },
    )
    expect(tidy).toEqual({
      ...typed,
      shippingDetails: { ...typed.shippingDetails, zipCode: '111 22' },
      paymentDetails: { ...typed.paymentDetails, zipCode: '123 45', taxId: '556016-0680' },
    })
  })
})

describe('what is typed about a person', () => {
  const issues = (change: Partial<CheckoutDetails['personalDetails']>) =>
    personalIssues({ ...details.personalDetails, ...change })

  it('has an e-mail address of at most 254 characters, blanks around it not counted', () => {
    const email = (length: number) => `${'a'.repeat(length - '@example.se'.length)}@example.se`
    expect(issues({ emailAddress: ` ${email(254)} ` })).toEqual([])
    expect(issues({ emailAddress: email(255) })).toEqual([{ field: 'emailAddress', code: 'text-too-long', limit: 254 }])
    expect(issues({ emailAddress: '  ' })).toEqual([{ field: 'emailAddress', code: 'required' }])
  })

  it('has a password of eight characters, blanks around it not counted', () => {
    const password = (text: string) =>
      issues({ createAccount: true, password: text, rPassword: text }).map(({ code }) => code)
    expect([password('12345678'), password(' 1234567 '), password('         ')]).toEqual([
      [],
      ['password-too-short'],
      ['required'],
    ])
  })
})

describe('the steps of the checkout', () => {
  const facts = { countries: COUNTRIES, isVirtual: false, isPhoneNeeded: false }
  const filled = { ...details, shippingDetails: { ...details.shippingDetails, zipCode: '111 22' } }

  it('leave out the delivery where nothing is delivered', () => {
    expect(stepsOf(false)).toEqual(['personal', 'shipping', 'payment', 'review', 'confirmation'])
    expect(stepsOf(true)).toEqual(['personal', 'payment', 'review', 'confirmation'])
  })

  it('have a part of the address each, but not the confirmation', () => {
    expect(stepsOf(false).map(hashOfStep)).toEqual(['personalDetails', 'shipping', 'payment', 'orderReview', undefined])
    expect(['', 'personalDetails', 'shipping', 'payment', 'orderReview', 'else'].map(stepOfHash)).toEqual([
      'personal',
      'personal',
      'shipping',
      'payment',
      'review',
      undefined,
    ])
  })

  it('open up to the first that is not in order', () => {
    expect(furthestStep(empty, facts)).toBe('personal')
    expect(furthestStep({ ...empty, personalDetails: filled.personalDetails }, facts)).toBe('shipping')
    expect(furthestStep({ ...filled, paymentDetails: empty.paymentDetails }, facts)).toBe('payment')
    expect(furthestStep(filled, facts)).toBe('review')
    expect(furthestStep({ ...empty, personalDetails: filled.personalDetails }, { ...facts, isVirtual: true })).toBe(
      'payment',
    )
  })

  it('place an order only with accepted terms and every step in order', () => {
    const issues = (of: CheckoutDetails, termsAccepted: boolean) =>
      issuesOfOrder(of, { ...facts, termsAccepted }).map(({ field, code }) => `${field} ${code}`)
    expect(issues(filled, true)).toEqual([])
    expect(issues(filled, false)).toEqual(['terms terms-not-accepted'])
    expect(issues(empty, true)).toEqual([
      'firstName required',
      'lastName required',
      'emailAddress required',
      'firstName required',
      'lastName required',
      'streetAddress required',
      'zipCode required',
      'city required',
      'paymentMethod required',
    ])
  })
})

describe('the address that a payment service sends the shopper to', () => {
  const WORDS = {
    failed: 'fail failed failure error declined denied refused rejected expired false 0',
    cancelled: 'cancel canceled cancelled abort aborted',
    pending: 'pending processing received waiting',
    paid:
      'paid success successful succeeded ok complete completed ' +
      'authorised authorized captured approved accepted true 1',
    unknown: 'unfailed failing notpaid paidback cancels xcancel pendingx xpending 10 oks',
  }
  const rows = Object.entries(WORDS).flatMap(([result, words]) => words.split(' ').map((word) => [word, result]))

  it.each(rows)('with the word %s means %s', (word, result) => {
    expect(paymentResult({ path: '/sv/payment', query: { status: [`${word.toUpperCase()} `] } })).toBe(result)
  })

  it.each([
    'status',
    'result',
    'resultCode',
    'state',
    'payment',
    'payment_status',
    'paymentStatus',
    'redirect_status',
    'success',
  ])('is read from the parameter %s', (name) => {
    expect(paymentResult({ path: '/sv/payment', query: { [name]: ['paid'] } })).toBe('paid')
  })

  it('means success by its path only at the end, and without a word', () => {
    const of = (path: string, query = {}) => paymentResult({ path, query })
    expect([of('/sv/success/'), of('/sv/success/x'), of('/sv/unsuccess'), of('/sv/success', { state: ['x'] })]).toEqual(
      ['paid', 'unknown', 'unknown', 'unknown'],
    )
  })
})
