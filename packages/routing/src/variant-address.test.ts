import { expect, it } from 'vitest'
import { variantAddress } from './variant-address'

const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

it.each([
  ['in the query of the product’s own path', '/sv/dusch/siljan', '/sv/dusch/siljan?childSku=SILJAN%2090'],
  [
    'instead of another one, beside what else is asked for',
    '/sv/siljan?childSku=SILJAN-80&width=900',
    '/sv/siljan?width=900&childSku=SILJAN%2090',
  ],
  ['in the path of the route by skus', '/sv/p/SILJAN/siljan', '/sv/p/SILJAN/siljan/SILJAN%2090'],
  [
    'instead of the one in that path, or in its query',
    '/sv/p/SILJAN/siljan/SILJAN-80?childSku=SILJAN-70',
    '/sv/p/SILJAN/siljan/SILJAN%2090',
  ],
])('an address names the variant %s', (_, url, named) => {
  expect(variantAddress(url, 'SILJAN 90', views)).toBe(named)
})
