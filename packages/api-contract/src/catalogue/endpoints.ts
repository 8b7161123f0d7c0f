import { contentEndpoints } from '../content/endpoints'
import { defineEndpoints } from '../endpoint'

/** The calls about the catalogue and its content; none of them needs a login. */
export const catalogueEndpoints = defineEndpoints({
  ...contentEndpoints,
  version: { methods: ['GET'], path: '/api', auth: 'none' },
  // An addition to the contract: its calls in the format of OpenAPI.
  openApi: { methods: ['GET'], path: '/api/openapi.json', auth: 'none', bare: true },
  catalogSearch: { methods: ['GET', 'POST'], path: '/api/catalog/:index/:entity/_search', auth: 'none', bare: true },
  urlMap: { methods: ['POST'], path: '/api/url/map', auth: 'none', bare: true },
  stockCheck: { methods: ['GET'], path: '/api/stock/check', auth: 'none' },
  stockCheckOf: { methods: ['GET'], path: '/api/stock/check/:sku', auth: 'none' },
  stockList: { methods: ['GET'], path: '/api/stock/list', auth: 'none' },
  elasticStockCheck: { methods: ['GET'], path: '/api/ext/elastic-stock/check', auth: 'none' },
  elasticStockCheckOf: { methods: ['GET'], path: '/api/ext/elastic-stock/check/:sku', auth: 'none' },
  elasticStockList: { methods: ['GET'], path: '/api/ext/elastic-stock/list', auth: 'none' },
  productRenderList: { methods: ['GET'], path: '/api/product/render-list', auth: 'token' },
  productList: { methods: ['GET'], path: '/api/product/list', auth: 'token' },
  customSizeOptions: { methods: ['GET'], path: '/api/ext/custom-size/configurable-options', auth: 'none' },
  customSizeDimensions: { methods: ['GET'], path: '/api/ext/custom-size/customizable-attribute-values', auth: 'none' },
  customSizePrice: { methods: ['GET'], path: '/api/ext/custom-size/simple-product-price', auth: 'none' },
  imageOfUrl: { methods: ['GET'], path: '/img', auth: 'none', bare: true },
  media: { methods: ['GET'], path: '/media/:path{.+}', auth: 'none', bare: true },
  image: { methods: ['GET'], path: '/img/:width/:height/:action/:path{.+}', auth: 'none', bare: true },
})
