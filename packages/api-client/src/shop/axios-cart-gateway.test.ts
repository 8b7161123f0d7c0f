import type { CartCall } from '@vitrin/cart-sync'
import { HostRejection, TransportError } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { FakeLease } from '../testing/fake-lease'
import { json, recordingHost, type Answer } from '../testing/recording-host'
import { AxiosCartGateway } from './axios-cart-gateway'

const call: CartCall = { account: '7', cartId: 'abc', run: 'device:7' }
const product_option = { extension_attributes: { custom_options: [{ option_id: '21', option_value: '82' }] } }

function open(answer: Answer = () => json({ code: 200, result: true })) {
  const { http, seen, connectivity } = recordingHost(answer, { tokens: new FakeLease(['t0ken']) })
  return { gateway: new AxiosCartGateway(http, new SequentialIds('key')), seen, connectivity }
}

describe('AxiosCartGateway', () => {
  it('creates a cart with the token of an account, or without a token for a guest [R7.08 create]', async () => {
    const { gateway, seen } = open(() => json({ code: 200, result: 'abc' }))
    expect(await gateway.create('7')).toBe('abc')
    await gateway.create('guest')
    expect(
      seen.map(({ method, url, headers }) => [
        method,
        url.pathname,
        headers.get('authorization'),
        headers.get('idempotency-key'),
      ]),
    ).toEqual([
      ['POST', '/api/cart/create', 'Bearer t0ken', 'key-1'],
      ['POST', '/api/cart/create', null, 'key-2'],
    ])
  })

  it.each<
    [name: string, ask: (gateway: AxiosCartGateway) => Promise<unknown>, method: string, target: string, body: unknown]
  >([
    ['pull [R7.08 pull]', (gateway) => gateway.pull(call), 'GET', '/api/cart/pull?cartId=abc&storeCode=sv', undefined],
    [
      'update [R7.09 update]',
      (gateway) => gateway.update(call, { sku: 'MIRROR', qty: 2, quoteId: 'abc', product_option }),
      'POST',
      '/api/cart/update?cartId=abc&storeCode=sv',
      { cartItem: { sku: 'MIRROR', qty: 2, quoteId: 'abc', product_option } },
    ],
    [
      'delete [R7.09 delete]',
      (gateway) => gateway.delete(call, { sku: 'MIRROR', item_id: 8, quoteId: 'abc' }),
      'POST',
      '/api/cart/delete?cartId=abc&storeCode=sv',
      { cartItem: { sku: 'MIRROR', item_id: 8, quoteId: 'abc' } },
    ],
    [
      'totals [R7.10 totals]',
      (gateway) => gateway.totals(call),
      'GET',
      '/api/cart/totals?cartId=abc&storeCode=sv',
      undefined,
    ],
    [
      'payment methods [R7.10 payment-methods]',
      (gateway) => gateway.paymentMethods(call),
      'GET',
      '/api/cart/payment-methods?cartId=abc&storeCode=sv',
      undefined,
    ],
    [
      'shipping methods [R7.11 shipping-methods]',
      (gateway) => gateway.shippingMethods(call, { country_id: 'SE' }),
      'POST',
      '/api/cart/shipping-methods?cartId=abc&storeCode=sv',
      { address: { country_id: 'SE' } },
    ],
    [
      'shipping information [R7.11 shipping-information]',
      (gateway) =>
        gateway.shippingInformation(call, {
          shippingAddress: { countryId: 'SE' },
          billingAddress: { countryId: 'SE' },
          shippingCarrierCode: 'flatrate',
          shippingMethodCode: 'flatrate',
        }),
      'POST',
      '/api/cart/shipping-information?cartId=abc&storeCode=sv',
      {
        addressInformation: {
          shippingAddress: { countryId: 'SE' },
          billingAddress: { countryId: 'SE' },
          shippingCarrierCode: 'flatrate',
          shippingMethodCode: 'flatrate',
        },
      },
    ],
    [
      'apply coupon [R7.12 apply-coupon]',
      (gateway) => gateway.applyCoupon(call, 'NY HET'),
      'POST',
      '/api/cart/apply-coupon?cartId=abc&coupon=NY%20HET&storeCode=sv',
      undefined,
    ],
    [
      'delete coupon [R7.12 delete-coupon]',
      (gateway) => gateway.deleteCoupon(call),
      'POST',
      '/api/cart/delete-coupon?cartId=abc&storeCode=sv',
      undefined,
    ],
  ])('sends %s with the cart and the run, and a POST with a new key', async (_, ask, method, target, body) => {
    const { gateway, seen } = open()
    await ask(gateway)
    await ask(gateway)
    expect(seen[0]).toMatchObject({ method, url: { href: `http://host.test${target}` } })
    expect(seen[0]?.body).toEqual(body)
    expect(seen.map(({ headers }) => [headers.get('x-cart-run'), headers.get('authorization')])).toEqual([
      ['device:7', 'Bearer t0ken'],
      ['device:7', 'Bearer t0ken'],
    ])
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      method === 'POST' ? ['key-1', 'key-2'] : [null, null],
    )
  })

  it('throws a HostRejection with its reason, and a TransportError without an answer', async () => {
    const refusing = open(() =>
      json({ code: 409, result: 'A newer run of this cart has been seen.', reason: 'stale-run' }, 409),
    )
    await expect(refusing.gateway.pull(call)).rejects.toMatchObject({ code: 409, reason: 'stale-run' })
    await expect(refusing.gateway.pull(call)).rejects.toBeInstanceOf(HostRejection)
    const { gateway, connectivity } = open()
    connectivity.set(false)
    await expect(gateway.pull(call)).rejects.toBeInstanceOf(TransportError)
  })
})
