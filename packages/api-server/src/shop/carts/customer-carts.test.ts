import { beforeEach, describe, expect, it } from 'vitest'
import type { WireCartItem } from '@vitrin/api-contract/wire'
import { ShopHost } from '../../testing/shop-host'

const hook = (qty: number) => ({ cartItem: { sku: 'HOOK', qty } })

describe('customer carts', () => {
  let host: ShopHost
  let phone: string
  let laptop: string
  let cartId: string
  beforeEach(async () => {
    host = new ShopHost()
    phone = (await host.customer()).token
    laptop = (await host.post<string>('/api/user/login', { username: 'asa@example.se', password: 'hemligt1' })).result
    cartId = (await host.post<string>('/api/cart/create', undefined, { token: phone })).result
  })
  const at = (call: string, cart = cartId) => `/api/cart/${call}?cartId=${cart}`
  const update = (token: string, qty: number, headers: Record<string, string> = {}, cart = cartId) =>
    host.post<WireCartItem>(at('update', cart), hook(qty), { token, headers })
  const pull = (token: string, headers: Record<string, string> = {}) =>
    host.get<readonly WireCartItem[]>(at('pull'), { token, headers })

  it('are one cart on every device of the customer, before and after a new login [R7.08 create]', async () => {
    await update(phone, 1)
    expect((await host.post('/api/cart/create', undefined, { token: laptop })).result).toBe(cartId)
    await update(laptop, 2)
    await host.post('/api/user/logout', undefined, { token: phone })
    const again = (await host.post<string>('/api/user/login', { username: 'asa@example.se', password: 'hemligt1' }))
      .result
    expect((await host.post('/api/cart/create', undefined, { token: again })).result).toBe(cartId)
    expect((await pull(again)).result).toMatchObject([{ sku: 'HOOK', qty: 3, quote_id: cartId }])
  })

  it('are refused without the token of their customer, in every call', async () => {
    const { token: other } = await host.customer('eva@example.se')
    const foreign = await new ShopHost({ clock: host.clock }).customer()
    const calls: readonly [string, string, unknown?][] = [
      ['GET', 'pull'],
      ['GET', 'totals'],
      ['GET', 'payment-methods'],
      ['GET', 'coupon'],
      ['POST', 'update', hook(1)],
      ['POST', 'delete', { cartItem: { item_id: 1 } }],
      ['POST', 'shipping-methods', { address: { country_id: 'SE' } }],
      ['POST', 'shipping-information', { addressInformation: { shippingAddress: { countryId: 'SE' } } }],
      ['POST', 'collect-totals', { methods: {} }],
      ['POST', 'apply-coupon'],
      ['POST', 'delete-coupon'],
    ]
    for (const [method, call, body] of calls) {
      const path = `${at(call)}&coupon=NYHET10`
      const requested = (token?: string) =>
        method === 'GET'
          ? host.get(path, { ...(token && { token }) })
          : host.post(path, body, { ...(token && { token }) })
      const unknown = { status: 404, result: `No such entity with cartId = ${cartId}` }
      expect(await requested(), call).toMatchObject(unknown)
      expect(await requested(other), call).toMatchObject(unknown)
      expect(await requested(foreign.token), call).toMatchObject({
        status: 401,
        result: "The consumer isn't authorized to access self.",
      })
      expect((await requested(phone)).code, call).toBe(200)
    }
  })

  it('refuse an older run of one device, whatever the other device is at', async () => {
    const run = (name: string) => ({ 'x-cart-run': name })
    expect((await update(phone, 1, run('phone:7'))).code).toBe(200)
    expect((await update(laptop, 1, run('laptop:2'))).code).toBe(200)
    expect(await update(phone, 5, run('phone:6'))).toMatchObject({ status: 409, reason: 'stale-run' })
    expect(await pull(laptop, run('laptop:1'))).toMatchObject({ status: 409, reason: 'stale-run' })
    // The number belongs to the device, not to the login: a tab that was left open is no newer for having another
    // token.
    expect((await update(laptop, 5, run('phone:6'))).reason).toBe('stale-run')
    expect((await pull(phone, run('phone:7'))).result).toMatchObject([{ qty: 2 }])
    const guest = await host.guestCart()
    expect((await update(phone, 1, run('phone:1'), guest)).code).toBe(200)
  })

  it('keep answers for their customer on every device, and for no other customer', async () => {
    const { token: other } = await host.customer('eva@example.se')
    const once = { 'idempotency-key': 'task-1' }
    const first = await update(phone, 1, once)
    expect((await update(laptop, 1, once)).result).toEqual(first.result)
    expect((await pull(phone)).result).toMatchObject([{ qty: 1 }])
    const own = (await host.post<string>('/api/cart/create', undefined, { token: other })).result
    expect((await update(other, 4, once, own)).result).toMatchObject({ qty: 4, quote_id: own })
    const guest = await host.guestCart()
    expect((await host.post<WireCartItem>(at('update', guest), hook(3), { headers: once })).result).toMatchObject({
      qty: 3,
      quote_id: guest,
    })
  })
})

describe('cart requests that do not fit', () => {
  const host = new ShopHost()
  const fieldsOf = async (call: string, body?: unknown) => {
    const { status, fields } = await host.post(`/api/cart/${call}?cartId=${await host.guestCart()}`, body)
    return [status, fields?.map(({ field }) => field)]
  }

  it.each([
    ['update', {}, 'cartItem'],
    ['update', undefined, 'body'],
    ['update', [], 'body'],
    ['update', { cartItem: 'HOOK' }, 'cartItem'],
    ['update', { cartItem: { qty: 1 } }, 'cartItem.sku'],
    ['update', { cartItem: { sku: 'HOOK' } }, 'cartItem.qty'],
    ['update', { cartItem: { sku: 'HOOK', qty: 1e21 } }, 'cartItem.qty'],
    ['update', { cartItem: { sku: 'HOOK', qty: 0.5 } }, 'cartItem.qty'],
    ['update', { cartItem: { sku: 'HOOK', qty: -1 } }, 'cartItem.qty'],
    ['update', { cartItem: { sku: 'HOOK', qty: 10_001 } }, 'cartItem.qty'],
    ['update', { cartItem: { sku: 'nothing', qty: 1 } }, 'cartItem.sku'],
    ['update', { cartItem: { sku: 'HOOK', qty: 1, item_id: 'first' } }, 'cartItem.item_id'],
    ['update', { cartItem: { sku: 'HOOK', qty: 1, product_option: 7 } }, 'cartItem.product_option'],
    ['delete', {}, 'cartItem'],
    ['delete', { cartItem: { sku: 'HOOK' } }, 'cartItem.item_id'],
    ['shipping-methods', {}, 'address'],
    ['shipping-information', {}, 'addressInformation'],
    [
      'shipping-information',
      { addressInformation: { shippingAddress: { countryId: 'Sverige' } } },
      'addressInformation.shippingAddress.countryId',
    ],
    ['collect-totals', {}, 'methods'],
    ['collect-totals', { methods: { shippingCarrierCode: 'flatrate' } }, 'methods.shippingMethodCode'],
  ])('are refused by the name of the field: %s %j', async (call, body, field) => {
    expect(await fieldsOf(call, body)).toEqual([400, [field]])
  })
})
