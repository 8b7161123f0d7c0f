import { ShopHost } from '@vitrin/api-server/testing'
import { cartGatewayContract } from '@vitrin/cart-sync/contracts'
import { SequentialIds } from '@vitrin/kernel/testing'
import { httpToHost } from '../testing/http-to-host'
import { AxiosCartGateway } from './axios-cart-gateway'

const noOptions = { extension_attributes: {} }

cartGatewayContract('AxiosCartGateway at the embedded host', {
  open: () => new AxiosCartGateway(httpToHost(new ShopHost()), new SequentialIds('key')),
  lines: [
    { sku: 'HOOK', product_option: noOptions },
    {
      sku: 'MIRROR',
      product_option: { extension_attributes: { custom_options: [{ option_id: '21', option_value: '82' }] } },
    },
  ],
  coupon: 'NYHET10',
})
