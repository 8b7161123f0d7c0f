import { beforeEach, describe, expect, it } from 'vitest'
import type { WireTotals, WireTotalsChanged } from '@vitrin/api-contract/wire'
import type { Coupon } from '../../ports'
import { ShopHost, type WireRequest } from '../../testing/shop-host'
import { orderOf } from '../../testing/shop-requests'

const SOON = 1_000
const UNKNOWN = "The coupon code isn't valid. Verify the code and try again."
const NOT_YET = 'The coupon code TIO is not valid yet.'
const EXPIRED = 'The coupon code TIO has expired.'
const USED_UP = 'The coupon code TIO has been used up.'
const USED = 'You have used the coupon code TIO already.'
const hook = { sku: 'HOOK', qty: 1 }

describe('coupons', () => {
  let host: ShopHost
  let orders: number
  beforeEach(() => {
    host = new ShopHost()
    orders = 0
  })
  const offer = (coupon: Partial<Coupon>) =>
    host.database.catalogue.seed({
      hash: JSON.stringify(coupon),
      documents: [],
      coupons: [{ code: 'TIO', percent: 10, ...coupon }],
    })
  const cart = async (request?: WireRequest) => {
    const id = (await host.post<string>('/api/cart/create', undefined, request)).result
    await host.post(`/api/cart/update?cartId=${id}`, { cartItem: hook }, request)
    return id
  }
  const apply = async (cartId: string, request?: WireRequest) =>
    (await host.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=tio`, undefined, request)).result
  const order = (more: object, request?: WireRequest) =>
    host.post<WireTotalsChanged>(
      '/api/order',
      orderOf([hook], { order_id: `coupon-order-${(orders += 1)}`, ...more }),
      request,
    )
  const discountOf = async (cartId: string) =>
    (await host.get<WireTotals>(`/api/cart/totals?cartId=${cartId}`)).result.discount_amount

  it('hold from their start until their end, in the cart and in orders', async () => {
    const now = host.clock.now()
    offer({ startsAt: now + SOON, endsAt: now + 2 * SOON })
    const id = await cart()
    expect(await apply(id)).toBe(NOT_YET)
    expect(await order({ coupon_code: 'TIO' })).toMatchObject({ code: 400, result: NOT_YET })
    host.clock.advance(SOON)
    expect(await apply(id)).toBe(true)
    expect(await discountOf(id)).toBe(-3.33)
    host.clock.advance(SOON)
    expect(await discountOf(id)).toBe(0)
    expect(await apply(id)).toBe(EXPIRED)
    expect(await order({ coupon_code: 'TIO' })).toMatchObject({
      code: 400,
      result: EXPIRED,
      meta: { errors: [{ field: 'coupon_code', expected: 'should be a coupon that can be used' }] },
    })
  })

  it('are used as often as the shop allows in all', async () => {
    offer({ uses: 2 })
    const id = await cart()
    await apply(id)
    expect((await order({ coupon_code: 'TIO' })).code).toBe(200)
    expect((await order({ coupon_code: 'tio' })).code).toBe(200)
    expect((await order({ coupon_code: 'TIO' })).result).toBe(USED_UP)
    expect(await discountOf(id)).toBe(0)
    expect(await apply(await cart())).toBe(USED_UP)
  })

  it('are used by each customer as often as the shop allows, by account or by address', async () => {
    offer({ usesPerCustomer: 1 })
    const { token } = await host.customer('eva@example.se')
    expect((await order({ coupon_code: 'TIO' }, { token })).code).toBe(200)
    expect(await apply(await cart({ token }), { token })).toBe(USED)
    // Without the account the address of the order is the same one.
    expect((await order({ coupon_code: 'TIO' })).result).toBe(USED)
    const other = orderOf([hook], { order_id: 'order-of-bo', coupon_code: 'TIO' })
    const billingAddress = { ...other.addressInformation.billingAddress, email: 'bo@example.se' }
    const ofBo = { ...other, addressInformation: { ...other.addressInformation, billingAddress } }
    expect((await host.post('/api/order', ofBo)).code).toBe(200)
  })

  it('of a cart count for an order that names none; an empty code means none', async () => {
    offer({})
    const [one, other] = [await cart(), await cart()]
    await apply(one)
    await apply(other)
    await order({ cart_id: one })
    await order({ cart_id: other, coupon_code: '' })
    const totals = [one, other].map((id) => host.database.orders.lastOfCart(id)?.doc['grand_total'])
    expect(totals).toEqual([35, 38.33])
  })

  it('that can no longer be used leave the cart with the refusal, and the next order goes through', async () => {
    offer({ endsAt: host.clock.now() + SOON })
    const id = await cart()
    await apply(id)
    host.clock.advance(SOON)
    expect(await order({ cart_id: id })).toMatchObject({ code: 400, result: EXPIRED })
    expect((await order({ cart_id: id })).code).toBe(200)
  })

  it('that can no longer be used change totals that were confirmed', async () => {
    offer({ uses: 0 })
    const expected_totals = { grand_total: 35, tax_amount: 7 }
    expect(await order({ coupon_code: 'TIO', expected_totals })).toMatchObject({
      reason: 'totals-changed',
      result: { totals: { grand_total: 38.33 } },
    })
  })

  it('are refused with a sentence when the code is unknown', async () => {
    expect((await order({ coupon_code: 'SLUT' })).result).toBe(UNKNOWN)
  })
})
