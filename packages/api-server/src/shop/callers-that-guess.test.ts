import { beforeEach, describe, expect, it } from 'vitest'
import { ShopHost, type WireRequest } from '../testing/shop-host'
import { orderOf } from '../testing/shop-requests'

describe('a caller that tries again and again', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost({ clientAddress: (request) => request.headers.get('x-test-address') ?? undefined })
  })
  const from = (address: string): WireRequest => ({ headers: { 'x-test-address': address } })
  const repeat = async (times: number, ask: (time: number) => Promise<{ readonly code: number }>) => {
    const codes: number[] = []
    for (let time = 0; time < times; time += 1) codes.push((await ask(time)).code)
    return codes
  }
  const count = (codes: readonly number[], code: number) => codes.filter((each) => each === code).length
  const apply = (cartId: string, code: string, address: string) =>
    host.post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`, undefined, from(address))

  it('finds no coupon by guessing at one cart, and a right one is no guess', async () => {
    const cart = await host.guestCart()
    for (let time = 0; time < 12; time += 1) expect((await apply(cart, 'NYHET10', '10.0.0.1')).code).toBe(200)
    const codes = await repeat(15, (time) => apply(cart, `GUESS${time}`, `10.0.${time}.1`))
    expect([count(codes, 404), count(codes, 429)]).toEqual([10, 5])
  })

  it('finds no coupon with new carts or with orders from one address', async () => {
    const guess = async (time: number) => apply(await host.guestCart(), `GUESS${time}`, '10.0.0.1')
    const codes = await repeat(40, guess)
    expect([count(codes, 404), count(codes, 429)]).toEqual([30, 10])
    const order = orderOf([{ sku: 'HOOK', qty: 1 }], { coupon_code: 'GUESS' })
    const stopped = await host.post('/api/order', order, from('10.0.0.1'))
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await host.post('/api/order', order, from('10.0.0.2'))).code).toBe(400)
  })

  it('stores few reviews and few ids of orders', async () => {
    const review = { product_id: 611, title: 'Bra', detail: 'Bra krok', nickname: 'Åsa', review_entity: 'product' }
    const reviews = await repeat(40, () => host.post('/api/review/create', { review }, from('10.0.0.1')))
    expect(count(reviews, 200)).toBe(30)
    const abandon = (time: number) => host.delete(`/api/sync/order/any-${time}`, undefined, from('10.0.0.1'))
    const abandoned = await repeat(40, abandon)
    expect(count(abandoned, 200)).toBe(30)
    expect((await abandon(0)).code).toBe(200)
    expect(host.database.orders.isAbandoned('any-35')).toBe(false)
  })
})
