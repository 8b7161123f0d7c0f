import { describe, expect, it } from 'vitest'
import { FakeLease } from '../testing/fake-lease'
import { json, recordingHost } from '../testing/recording-host'
import { AxiosExternalOrderGateway } from './axios-external-order-gateway'

describe('AxiosExternalOrderGateway', () => {
  it('sends the order number or the cart under the parameter names of the host [R7.13 GET order]', async () => {
    const { http, seen } = recordingHost(async () => json({ code: 200, result: { entity_id: 5 } }), {
      tokens: new FakeLease(['t-1']),
    })
    expect(await new AxiosExternalOrderGateway(http).find('7', { orderId: '55', cartId: undefined })).toEqual({
      entity_id: 5,
    })
    await new AxiosExternalOrderGateway(http, { orderId: 'number', cartId: 'quote' }).find('guest', {
      orderId: '55',
      cartId: 'c1',
    })
    const asked = seen.map(({ url, headers }) => [
      url.pathname,
      url.searchParams.get('orderId') ?? url.searchParams.get('number'),
      url.searchParams.get('quote'),
      headers.get('authorization'),
    ])
    expect(asked).toEqual([
      ['/api/ext/orders/order', '55', null, 'Bearer t-1'],
      ['/api/ext/orders/order', '55', 'c1', null],
    ])
  })
})
