import { describe, expect, it } from 'vitest'
import { EMPTY_CART, type CartDocument } from './cart-document'
import {
  chosenMethods,
  isTotalsSyncRequired,
  isVirtualCart,
  offeredPaymentMethods,
  shownTotals,
  totalsBasis,
} from './cart-totals'
import { chosenPayment, chosenShipping, mergePaymentMethods, serverShippingMethods } from './methods'
import {
  agreed,
  bypassed,
  connected,
  couponIs,
  couponReapplied,
  isAgreed,
  ofCart,
  offeredPayment,
  offeredShipping,
  ofRun,
  reconciled,
  withoutBypasses,
  withoutTotals,
  withTotals,
} from './sync-changes'
import { DEFAULT_CART_CONFIG } from './cart-config'
import { aLine, aServerItem } from './testing'

const cartOf = (change: Partial<CartDocument>): CartDocument => ({ ...EMPTY_CART, ...change })
const shipping = (code: string, more = {}) => ({
  carrier_code: code,
  method_code: code,
  method_title: code,
  amount: 40,
  price_incl_tax: 50,
  ...more,
})
const payment = (code: string, more = {}) => ({ code, title: code, ...more })
const counted = (cart: CartDocument): CartDocument => ({
  ...cart,
  cartServerLastTotalsSyncDate: 1,
  platformTotalsBasis: totalsBasis(cart),
})

describe('the offered methods', () => {
  it('are the host’s without those that it marks as unavailable', () => {
    expect(
      serverShippingMethods([shipping('a'), shipping('b', { available: false }), shipping('c', { available: true })]),
    ).toEqual([
      { ...shipping('a'), is_server_method: true },
      { ...shipping('c', { available: true }), is_server_method: true },
    ])
  })

  it('of payment are ours, and the host’s where they are new', () => {
    const current = [payment('own'), payment('second'), payment('old', { is_server_method: true })]
    expect(mergePaymentMethods(current, [payment('own', { title: 'Other' }), payment('new')])).toEqual([
      payment('own'),
      payment('second'),
      payment('new', { is_server_method: true }),
    ])
  })

  it('are chosen by the shopper, else by default, else the first', () => {
    const methods = [shipping('a'), { ...shipping('b'), method_code: 'a' }, shipping('c', { default: true })]
    const code = (choice: Parameters<typeof chosenShipping>[1], from = methods) =>
      chosenShipping(from, choice)?.carrier_code
    expect([
      code({ carrier_code: 'b', method_code: 'a' }),
      code({ carrier_code: 'b', method_code: 'b' }),
      code(null),
      code(null, methods.slice(0, 2)),
      code(null, []),
    ]).toEqual(['b', 'c', 'c', 'a', undefined])
    const ways = [payment('a'), payment('b', { default: true }), payment('c')]
    expect([
      chosenPayment(ways, 'c')?.code,
      chosenPayment(ways, 'x')?.code,
      chosenPayment(ways.slice(0, 1), null)?.code,
      chosenPayment([], null),
    ]).toEqual(['c', 'b', 'a', undefined])
  })

  it('are no shipping and no payment at delivery where nothing is delivered', () => {
    const file = aLine('FILE', 1, { product_type: 'virtual' })
    const virtual = cartOf({ cartItems: [file], paymentMethods: [payment('cashondelivery'), payment('card')] })
    const mixed = { ...virtual, cartItems: [file, aLine('A')] }
    expect([virtual, mixed, EMPTY_CART].map(isVirtualCart)).toEqual([true, false, false])
    expect(
      [offeredPaymentMethods(virtual), offeredPaymentMethods(mixed)].map((list) => list.map(({ code }) => code)),
    ).toEqual([['card'], ['cashondelivery', 'card']])
    expect([chosenMethods(virtual).shipping, chosenMethods(virtual).payment?.code]).toEqual([undefined, 'card'])
    expect([chosenMethods(mixed).shipping?.carrier_code, chosenMethods(mixed).payment?.code]).toEqual([
      'flatrate',
      'cashondelivery',
    ])
  })
})

describe('shown totals', () => {
  const platformTotals = {
    grand_total: 999,
    tax_amount: 99,
    subtotal_incl_tax: 200,
    shipping_incl_tax: 50,
    discount_amount: -20,
    total_segments: [
      { code: 'subtotal', title: 'Delsumma', value: 160 },
      { code: 'shipping', title: 'Frakt', value: 40 },
      { code: 'discount', title: 'Rabatt', value: -20 },
      { code: 'gift', title: 'Gåva', value: null },
      { code: 'fee', title: 'Avgift', value: 5 },
      { code: 'tax', title: 'Moms', value: 47 },
      { code: 'grand_total', title: 'Summa', value: 235 },
    ],
  }
  const cart = cartOf({ cartItems: [aLine('A', 2)], platformTotals })

  it('are the host’s segments in their order, with tax, if they are about this cart', () => {
    expect(shownTotals(counted(cart))).toEqual({
      lines: [
        { code: 'subtotal_incl_tax', title: 'Delsumma', amount: 20_000 },
        { code: 'shipping', title: 'Frakt', amount: 5_000 },
        { code: 'discount', title: 'Rabatt', amount: -2_000 },
        { code: 'fee', title: 'Avgift', amount: 500 },
        { code: 'grand_total', amount: 23_500 },
      ],
      grandTotal: 23_500,
      tax: 4_700,
      discount: 2_000,
      stale: false,
    })
    const bare = counted({ ...cart, platformTotals: { grand_total: 999, tax_amount: 99 } })
    expect(shownTotals(bare)).toEqual({
      lines: [{ code: 'grand_total', amount: 99_900 }],
      grandTotal: 99_900,
      tax: 9_900,
      discount: 0,
      stale: false,
    })
  })

  it('are counted here while the cart differs from that of the host’s totals, or the host was never asked', () => {
    const own = {
      lines: [
        { code: 'subtotal_incl_tax', amount: 20_000 },
        { code: 'shipping', title: 'Flat rate courier', amount: 500 },
        { code: 'payment', title: 'Cash on delivery', amount: 0 },
        { code: 'grand_total', amount: 20_500 },
      ],
      grandTotal: 20_500,
      tax: 4_100,
      discount: 0,
      stale: true,
    }
    for (const stale of [
      cart,
      { ...counted(cart), platformTotalsBasis: 'other' },
      { ...counted(cart), cartServerLastTotalsSyncDate: 0 },
    ]) {
      expect(isTotalsSyncRequired(stale)).toBe(true)
      expect(shownTotals(stale)).toEqual(own)
    }
    expect(isTotalsSyncRequired(counted(cart))).toBe(false)
    expect(shownTotals(counted({ ...cart, platformTotals: null }))).toEqual(own)
  })

  it('of an empty cart are zero and certain, without methods', () => {
    expect(shownTotals(EMPTY_CART)).toEqual({
      lines: [
        { code: 'subtotal_incl_tax', amount: 0 },
        { code: 'grand_total', amount: 0 },
      ],
      grandTotal: 0,
      tax: 0,
      discount: 0,
      stale: false,
    })
  })

  it('have no line for a payment where none is offered', () => {
    const unpaid = cartOf({ cartItems: [aLine('A')], paymentMethods: [] })
    expect(shownTotals(unpaid).lines.map(({ code }) => code)).toEqual(['subtotal_incl_tax', 'shipping', 'grand_total'])
    expect(totalsBasis(unpaid)).toContain('flatrate')
  })

  it('include what the payment costs, and an unknown price as nothing', () => {
    const paid = cartOf({
      cartItems: [aLine('A', 1), aLine('B', 1, { price_incl_tax: null })],
      paymentMethods: [payment('invoice', { cost_incl_tax: 29 })],
      shippingMethods: [],
    })
    expect(shownTotals(paid).lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['subtotal_incl_tax', 10_000],
      ['payment', 2_900],
      ['grand_total', 12_900],
    ])
  })

  it('depend on the lines, the cart at the host and the chosen methods', () => {
    const methods = {
      shippingMethods: [shipping('a'), shipping('b'), { ...shipping('a'), method_code: 'b' }],
      paymentMethods: [payment('x'), payment('y')],
    }
    const base = { ...cart, ...methods }
    const bases = [
      base,
      { ...base, shipping: { carrier_code: 'b', method_code: 'b' } },
      { ...base, shipping: { carrier_code: 'a', method_code: 'b' } },
      { ...base, payment: 'y' },
      { ...base, cartServerToken: 'token' },
    ].map(totalsBasis)
    expect(new Set(bases).size).toBe(bases.length)
  })
})

describe('a change of a run', () => {
  const mark = (cart: CartDocument): CartDocument => ({ ...cart, device: 'changed' })
  const cart = cartOf({ run: 3, cartServerToken: 'token' })

  it('counts only for the newest run, and only for the same cart at the host', () => {
    expect([ofRun(3, mark)(cart).device, ofRun(2, mark)(cart).device]).toEqual(['changed', ''])
    expect([ofCart({ cartId: 'token' }, mark)(cart).device, ofCart({ cartId: 'x' }, mark)(cart).device]).toEqual([
      'changed',
      '',
    ])
  })

  it('connects the first cart only, and lets go of that cart only', () => {
    expect([connected('new')(EMPTY_CART).cartServerToken, connected('new')(cart).cartServerToken]).toEqual([
      'new',
      'token',
    ])
    expect(bypassed('token')(cart)).toMatchObject({ cartServerToken: null, connectBypassCount: 1 })
    expect(bypassed('x')(cart)).toBe(cart)
    expect(withoutBypasses(cart)).toBe(cart)
    expect(withoutBypasses({ ...cart, connectBypassCount: 2 }).connectBypassCount).toBe(0)
  })

  it('takes over the host’s lines with the time of the pull', () => {
    const pulled = {
      serverItems: [aServerItem('A', 5)],
      force: false,
      config: DEFAULT_CART_CONFIG,
      drafts: new Map(),
    }
    const before = cartOf({ cartItems: [aLine('A', 2)], tombstones: [{ key: 'X', sku: 'X' }], connectBypassCount: 1 })
    expect(reconciled(pulled, 77)(before)).toMatchObject({
      cartItems: [{ key: 'A', qty: 5, prev_qty: 5, server_item_id: 'at-host-A' }],
      tombstones: [],
      cartServerLastSyncDate: 77,
      connectBypassCount: 0,
    })
  })

  it('remembers what both agreed on, not what changed since', () => {
    const agreedCart = cartOf({ cartItems: [aLine('A', 2)] })
    const { cartItemsHash } = agreed(agreedCart)
    const changed = cartOf({ cartItems: [aLine('A', 3, { prev_qty: 2 }), aLine('B', 1, { prev_qty: 0 })] })
    expect(agreed(changed).cartItemsHash).toBe(cartItemsHash)
    expect(agreed(cartOf({ cartItems: [aLine('B', 2)] })).cartItemsHash).not.toBe(cartItemsHash)
    expect(agreed(EMPTY_CART).cartItemsHash).not.toBe(cartItemsHash)
    expect(agreed({ ...agreedCart, cartServerToken: 'x' }).cartItemsHash).not.toBe(cartItemsHash)
    expect([agreedCart, changed, { ...agreedCart, tombstones: [{ key: 'X', sku: 'X' }] }].map(isAgreed)).toEqual([
      true,
      false,
      false,
    ])
    expect(isAgreed(cartOf({ cartItems: [aLine('A'), aLine('B', 1, { unconfirmed: true })] }))).toBe(false)
  })

  it('stores offers and totals of the host', () => {
    expect(offeredShipping([])(EMPTY_CART).shippingMethods).toEqual([])
    expect(offeredPayment([payment('card')])(EMPTY_CART).paymentMethods.map(({ code }) => code)).toEqual([
      'cashondelivery',
      'card',
    ])
    const totals = {
      grand_total: 1,
      tax_amount: 0,
      items: [{ item_id: 7, qty: 1, row_total_incl_tax: 100 }],
    }
    const old = { item_id: 8, qty: 1, row_total_incl_tax: 50 }
    const lines = [aLine('A', 1, { server_item_id: '7' }), aLine('B', 1, { server_item_id: 8, totals: old })]
    const with2 = withTotals(totals, 'basis', 55)(cartOf({ cartItems: lines }))
    expect(with2).toMatchObject({
      platformTotals: totals,
      platformTotalsBasis: 'basis',
      cartServerLastTotalsSyncDate: 55,
    })
    expect(with2.cartItems.map((line) => line.totals)).toEqual([totals.items[0], old])
    const withoutItems = withTotals({ grand_total: 1, tax_amount: 0 }, null, 1)
    expect(withoutItems(cartOf({ cartItems: [...lines, aLine('C')] })).cartItems.map(({ totals: of }) => of)).toEqual([
      undefined,
      old,
      undefined,
    ])
  })

  it('of a coupon makes the totals stale and replaces one that a sign-in would apply', () => {
    const before = cartOf({
      platformTotalsBasis: 'basis',
      platformTotals: { grand_total: 5, tax_amount: 1, discount_amount: -3 },
      coupon_to_reapply: { code: 'OLD', from: null },
    })
    expect(couponIs('NEW')(before)).toMatchObject({
      platformTotalsBasis: null,
      platformTotals: { grand_total: 5, tax_amount: 1, coupon_code: 'NEW', discount_amount: 0 },
      coupon_to_reapply: null,
    })
    expect(couponIs(undefined)(EMPTY_CART).platformTotals).toEqual({
      grand_total: 0,
      tax_amount: 0,
      coupon_code: undefined,
      discount_amount: 0,
    })
    expect(couponReapplied(before)).toEqual({ ...before, coupon_to_reapply: null })
    expect(withoutTotals(before)).toEqual({ ...before, platformTotalsBasis: null })
  })
})
