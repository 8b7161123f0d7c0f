import type { AggregationBucket } from '@vitrin/catalog'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost, swedishShop } from '../testing'

// Requests as vue-storefront 1.12.3 sends them unless it is configured, and what it reads from the answers.

const host = new ApiHost()
afterAll(() => host.close())

const INDEX = '/api/catalog/vue_storefront_catalog'
const text = (parameters: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(parameters as Record<string, string>).toString()

interface Compact {
  readonly total: number
  readonly hits: readonly { readonly sku: string; readonly nm?: string; readonly _score: number | null }[]
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly AggregationBucket[] }>>
}

describe('the catalogue of an original client', () => {
  const searchQuery = {
    _availableFilters: [{ field: 'price', scope: 'catalog', options: {} }],
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      { attribute: 'category_ids', value: { in: [32] }, scope: 'default' },
    ],
    _appliedSort: [{ field: 'updated_at', options: 'desc' }],
    _searchText: '',
  }
  const price = (value: object) => ({
    ...searchQuery,
    _appliedFilters: [...searchQuery._appliedFilters, { attribute: 'price', value, scope: 'catalog' }],
  })
  const list = (query: object) =>
    host.get<Compact>(
      `${INDEX}/product/_search?${text({
        _source_exclude: 'configurable_options,*.sgn',
        _source_include: 'sku,name,*image,final_price',
        from: 0,
        request: JSON.stringify(query),
        request_format: 'search-query',
        response_format: 'compact',
        size: 50,
        sort: '',
      })}`,
    )

  it('is searched by GET under its default index', async () => {
    const { status, body } = await list(searchQuery)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 2, hits: [{ sku: 'MIR-60', nm: 'Rund spegel' }, { sku: 'MIR-80' }] })
    expect(body.hits[0]).not.toHaveProperty('price_incl_tax')
  })

  it('counts the chosen price range, with tax, besides the listed ones', async () => {
    const buckets = async (query: object) => (await list(query)).body.aggregations.agg_range_price?.buckets
    expect(await buckets(searchQuery)).toHaveLength(4)
    expect(await buckets(price({ gte: 1990, lte: 2500 }))).toEqual([
      expect.objectContaining({ key: '0.0-2000.0', doc_count: 1 }),
      expect.objectContaining({ key: '2000.0-4000.0', doc_count: 0 }),
      expect.objectContaining({ key: '4000.0-6000.0', doc_count: 0 }),
      expect.objectContaining({ key: '6000.0-*', doc_count: 0 }),
      { key: '1990.0-2500.0', from: 1990, to: 2500, doc_count: 1 },
    ])
    expect((await buckets(price({ lte: 1500 })))?.at(-1)).toEqual({ key: '*-1500.0', to: 1500, doc_count: 1 })
    expect(await buckets({ ...price({ gte: 1990 }), _matchVariants: {} })).toHaveLength(4)
  })

  it('is searched in the language of Elasticsearch, too', async () => {
    const body = {
      query: {
        bool: { filter: { bool: { must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { sku: ['WALL'] } }] } } },
      },
    }
    const answer = await host.get<{ readonly hits: { readonly total: number; readonly hits: readonly object[] } }>(
      `${INDEX}/product/_search?${text({ from: 0, request: JSON.stringify(body), size: 1, sort: 'updated_at:desc' })}`,
    )
    expect(answer.body.hits).toMatchObject({ total: 1, hits: [{ _source: { sku: 'WALL', name: expect.any(String) } }] })
  })

  it('answers under the index of each view and each configured one, and no other', async () => {
    const [view] = swedishShop.views
    const other = {
      ...view,
      storeView: { ...view.storeView, storeCode: 'en', storeId: 5, elasticsearch: { index: 'shop_en' } },
    }
    const shop = new ApiHost({ shop: { ...swedishShop, views: [view, other], searchIndexes: ['shop_de'] } })
    const status = async (index: string) => (await shop.get(`/api/catalog/${index}/category/_search`)).status
    const statuses = ['vue_storefront_magento_4', 'shop_en', 'shop_de', 'vue_storefront_catalog'].map(status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404])
    const prices = async (storeId: number) =>
      (await shop.get(`/api/product/render-list?skus=MIR-80&storeId=${storeId}`)).body
    expect(await prices(5)).toMatchObject({ result: { items: [{ store_id: 5 }] } })
    expect(await prices(1)).toMatchObject({ result: { items: [{ store_id: 4 }] } })
    shop.close()
  })
})

describe('the products of an original client', () => {
  it.each(['render-list', 'list'])('have prices for any store and currency: %s', async (call) => {
    const query = text({ skus: 'MIR-80,NONE', currencyCode: 'USD', storeId: 1, userGroupId: 'null', token: '' })
    expect((await host.get(`/api/product/${call}?${query}`)).body).toMatchObject({
      code: 200,
      result: {
        items: [
          {
            id: 812,
            price_info: { final_price: 1990, extension_attributes: { tax_adjustments: { final_price: 1592 } } },
          },
        ],
      },
    })
  })

  it.each(['/api/stock', '/api/ext/elastic-stock'])('have stock at %s', async (endpoint) => {
    const stock = { product_id: 811, is_in_stock: true, qty: expect.any(Number) }
    const one = { code: 200, result: stock }
    expect((await host.get(`${endpoint}/check?sku=MIR-60`)).body).toMatchObject(one)
    expect((await host.get(`${endpoint}/check/MIR-60`)).body).toMatchObject(one)
    const list = await host.get(`${endpoint}/list?skus=${encodeURIComponent('MIR-60,WALL-90-BLACK')}`)
    expect(list.body).toMatchObject({ code: 200, result: [stock, { product_id: 802 }] })
    expect((await host.get(`${endpoint}/check?sku=NONE`)).body).toMatchObject({ code: 404 })
  })

  it('are found by their address', async () => {
    const requested = {
      url: 'speglar/mir-60',
      includeFields: null,
      excludeFields: [],
      options: { prefetchGroupProducts: true, assignProductConfiguration: true },
      filters: {},
      groupId: null,
      groupToken: null,
    }
    expect((await host.post('/api/url/map?storeCode=', requested)).body).toMatchObject({
      _type: 'product',
      _source: { sku: 'MIR-60', url_path: 'speglar/mir-60' },
    })
  })
})
