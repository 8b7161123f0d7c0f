import { ApiHost, shopDocuments } from '@vitrin/api-server/testing'
import { priceGatewayContract } from '@vitrin/catalog/contracts'
import { afterAll } from 'vitest'
import { AxiosPriceGateway } from './axios-price-gateway'
import { recordingHost } from './testing/recording-host'

const host = new ApiHost({ documents: shopDocuments })
afterAll(() => host.close())

const options = { account: () => 'guest', currencyCode: 'SEK', storeId: 4 }

priceGatewayContract('AxiosPriceGateway at the embedded host', {
  open: () => new AxiosPriceGateway(recordingHost(({ url }) => host.fetch(url.pathname + url.search)).http, options),
  openOffline: () =>
    new AxiosPriceGateway(recordingHost(() => Promise.reject(new Error('The host is away'))).http, options),
  products: [
    { id: 501, sku: 'DOOR-80-BLACK', gross: 4995 },
    { id: 612, sku: 'SQUEEGEE', gross: 79.9 },
  ],
})
