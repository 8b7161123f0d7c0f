import { ShopHost } from '@vitrin/api-server/testing'
import { cartGatewayContract } from '@vitrin/cart-sync/contracts'
import { SequentialIds } from '@vitrin/kernel/testing'
import { json, recordingHost } from '../testing/recording-host'
import { AxiosCartGateway } from './axios-cart-gateway'

/** The embedded host itself, asked in process. */
function gatewayToHost(): AxiosCartGateway {
  const host = new ShopHost()
  const { http } = recordingHost(async ({ method, url, headers, body }) => {
    const path = url.pathname + url.search
    const request = { headers: Object.fromEntries(headers) }
    const {
      status,
      headers: _,
      ...envelope
    } = method === 'GET' ? await host.get(path, request) : await host.post(path, body, request)
    return json(envelope, status)
  })
  return new AxiosCartGateway(http, new SequentialIds('key'))
}

const noOptions = { extension_attributes: {} }

cartGatewayContract('AxiosCartGateway at the embedded host', {
  open: gatewayToHost,
  lines: [
    { sku: 'HOOK', product_option: noOptions },
    {
      sku: 'MIRROR',
      product_option: { extension_attributes: { custom_options: [{ option_id: '21', option_value: '82' }] } },
    },
  ],
  coupon: 'NYHET10',
})
