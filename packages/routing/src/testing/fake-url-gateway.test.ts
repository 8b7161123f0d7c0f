import { FakeUrlGateway } from './fake-url-gateway'
import { urlGatewayContract } from '../contracts/url-gateway-contract'

urlGatewayContract('FakeUrlGateway', {
  open: () =>
    new FakeUrlGateway({
      'duschhornor/alpha': { type: 'product', document: { sku: 'ALPHA', url_path: 'duschhornor/alpha' } },
      duschhornor: { type: 'category', document: { slug: 'duschhornor-31', url_path: 'duschhornor' } },
      'om-oss': { type: 'cms_page', document: { identifier: 'om-oss' } },
    }),
  mappings: [
    { path: 'duschhornor/alpha', type: 'product' },
    { path: 'duschhornor', type: 'category' },
    { path: 'om-oss', type: 'cms_page' },
  ],
})
