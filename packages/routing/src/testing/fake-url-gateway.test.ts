import { FakeUrlGateway } from './fake-url-gateway'
import { urlGatewayContract } from '../contracts/url-gateway-contract'

urlGatewayContract('FakeUrlGateway', {
  open: () =>
    new FakeUrlGateway({
      'duschhornor/alpha': { type: 'product', document: { sku: 'ALPHA', url_path: 'duschhornor/alpha' } },
      duschhornor: { type: 'category', document: { slug: 'duschhornor-31', url_path: 'duschhornor' } },
      'om-oss': { type: 'cms_page', document: { identifier: 'om-oss' } },
      'gamla/dorrar.html': { type: 'redirect', to: 'duschdorrar?p=1', status: 301 },
    }),
  mappings: [
    { path: 'duschhornor/alpha', type: 'product' },
    { path: 'duschhornor', type: 'category' },
    { path: 'om-oss', type: 'cms_page' },
  ],
  moved: { path: 'gamla/dorrar.html', answer: { type: 'redirect', to: 'duschdorrar?p=1', status: 301 } },
})
