import { compactProduct, type WireDocument } from '@vitrin/api-contract/wire'
import {
  ListingStore,
  AttributeStore,
  DEFAULT_CATALOG_CONFIG,
  searchRequest,
  type EntityType,
  type CatalogueProduct,
  type SearchRequest,
} from '@vitrin/catalog'
import { searchGatewayContract } from '@vitrin/catalog/contracts'
import {
  aCategory,
  aCorner,
  aProduct,
  colorAttribute,
  FakeSearchGateway,
  pricesOf,
  singleProductQuery,
} from '@vitrin/catalog/testing'
import { CmsPageStore } from '@vitrin/content'
import { cmsSearchContract } from '@vitrin/content/contracts'
import { FakeHtmlSanitizer } from '@vitrin/content/testing'
import { describe, expect, it } from 'vitest'
import { AxiosSearchGateway } from './axios-search-gateway'
import { json, recordingHost, type SeenRequest } from './testing/recording-host'

const mirrors = Array.from({ length: 12 }, (_, index) =>
  aProduct({
    id: 700 + index,
    sku: `MIR-${index}`,
    ...pricesOf(1000 + 500 * (index % 5)),
    category_ids: ['31', '24'],
    color: index % 2 ? '5511' : '5512',
    new: '1',
    erin_recommends: '1',
  }),
)
const documents = {
  product: [aCorner(), ...mirrors],
  category: [aCategory()],
  attribute: [colorAttribute],
  cms_page: [{ id: 7, identifier: 'om-oss', title: 'Om oss', content: '<p>Vi</p>' }],
  cms_block: [{ id: 3, identifier: 'footer_links', title: 'Sidfot', content: '<ul></ul>' }],
}

/** A host that takes search-query requests by GET or POST and gives compact answers. */
function open() {
  const shop = new FakeSearchGateway(documents)
  const host = recordingHost(async (request) => {
    const [, index, entity] = /^\/api\/catalog\/([^/]+)\/([^/]+)\/_search$/.exec(request.url.pathname) ?? []
    const parameters = request.url.searchParams
    const fields = (key: string) => parameters.get(key)?.split(',')
    const [includeFields, excludeFields] = [fields('_source_include'), fields('_source_exclude')]
    if (
      index !== 'vue_storefront_magento_4' ||
      parameters.get('request_format') !== 'search-query' ||
      parameters.get('response_format') !== 'compact'
    )
      return json({ code: 400, result: 'unexpected' }, 400)
    const { items, total, aggregations } = await shop.search<WireDocument>({
      type: entity as EntityType,
      searchQuery: (request.body ??
        JSON.parse(decodeURIComponent(parameters.get('request') ?? ''))) as SearchRequest['searchQuery'],
      size: Number(parameters.get('size')),
      start: Number(parameters.get('from')),
      ...(includeFields && { includeFields }),
      ...(excludeFields && { excludeFields }),
    })
    const hits = items.map((item) => ({ ...(entity === 'product' ? compactProduct(item) : item), _score: null }))
    return json({ hits, total: { value: total, relation: 'eq' }, aggregations })
  })
  return { ...host, gateway: new AxiosSearchGateway(host.http) }
}

searchGatewayContract('AxiosSearchGateway', { open: () => open().gateway })
cmsSearchContract('AxiosSearchGateway', { open: () => open().gateway, page: 'om-oss', block: 'footer_links' })

describe('AxiosSearchGateway', () => {
  const search = (text: string) =>
    searchRequest({
      type: 'product',
      searchQuery: { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: text },
    })
  const how = ({ method, url, body }: SeenRequest | Partial<SeenRequest> = {}) => [
    method,
    url?.searchParams.has('request'),
    body !== undefined,
  ]

  it('sends up to 2,000 characters by GET, longer requests or a percent sign by POST [R7.21 payload]', async () => {
    const { gateway, seen } = open()
    await gateway.search(search('spegel'))
    await gateway.search(search('å'.repeat(400)))
    await gateway.search(search('10 %'))
    expect(seen.map(how)).toEqual([
      ['GET', true, false],
      ['POST', false, true],
      ['POST', false, true],
    ])
    expect(seen[0]?.url.href.length).toBeLessThanOrEqual(2000)
    expect(seen[0]?.url.pathname).toBe('/api/catalog/vue_storefront_magento_4/product/_search')
  })

  it.each(['category', 'attribute', 'product', 'review', 'taxrule', 'cms_page', 'cms_block', 'cms_hierarchy'] as const)(
    'searches the entity [R7.21 %s]',
    async (type) => {
      const { gateway, seen } = open()
      await gateway.search({ ...search(''), type })
      expect(seen[0]?.url.pathname).toBe(`/api/catalog/vue_storefront_magento_4/${type}/_search`)
    },
  )

  it('sends query, page and fields of a request [R7.21 payload]', async () => {
    const { gateway, seen } = open()
    const searchQuery = {
      _availableFilters: [{ field: 'color', scope: 'catalog' as const }],
      _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' as const }],
      _appliedSort: [{ field: 'price', options: 'desc' as const }],
      _searchText: 'spegel',
    }
    const fields = { includeFields: ['sku', 'name'], excludeFields: ['sgn'] }
    await gateway.search({ type: 'product', searchQuery, size: 20, start: 40, ...fields })
    const { request, ...parameters } = Object.fromEntries(seen[0]?.url.searchParams ?? [])
    expect(JSON.parse(request ?? '')).toEqual(searchQuery)
    expect(parameters).toEqual({
      size: '20',
      from: '40',
      request_format: 'search-query',
      response_format: 'compact',
      _source_include: 'sku,name',
      _source_exclude: 'sgn',
    })
  })

  it('reads items, total, aggregations and metadata of an answer [R7.21 answer]', async () => {
    const aggregations = { agg_terms_color: { buckets: [{ key: 5511, doc_count: 3 }] } }
    const attribute_metadata = [{ attribute_code: 'color', options: [{ value: '5511', label: 'Mattsvart' }] }]
    const found = { hits: [{ id: 31, name: 'Speglar', _score: 1 }], aggregations, attribute_metadata }
    for (const total of [7, { value: 7, relation: 'eq' }]) {
      const { http } = recordingHost(() => json({ ...found, total }))
      const result = await new AxiosSearchGateway(http).search({ ...search(''), type: 'category' })
      expect(result).toMatchObject({ total: 7, aggregations, attributeMetadata: attribute_metadata })
      expect(result.items).toEqual([{ id: 31, name: 'Speglar' }])
    }
  })

  it('names the store view by its index', async () => {
    const { http, seen } = recordingHost(() => json({ hits: [], total: 0 }))
    await new AxiosSearchGateway(http, { index: 'catalogue_fi' }).search(search('peili'))
    expect(seen[0]?.url.pathname).toBe('/api/catalog/catalogue_fi/product/_search')
    expect(seen[0]?.url.searchParams.has('storeCode')).toBe(false)
  })

  it('sends the group in the body, never in the address [R7.21 payload] [R6.05 search requests]', async () => {
    const { http, seen } = recordingHost(() => json({ hits: [], total: 0 }))
    let group: { readonly groupId: number; readonly groupToken: string } | undefined
    const gateway = new AxiosSearchGateway(http, { group: () => group })
    await gateway.search(search('spegel'))
    group = { groupId: 2, groupToken: 'signed' }
    await gateway.search(search('spegel'))
    expect(seen.map(({ method, url, body }) => [method, url.href.includes('signed'), body])).toEqual([
      ['GET', false, undefined],
      ['POST', false, expect.objectContaining({ groupId: 2, groupToken: 'signed' })],
    ])
  })

  it.each([
    ['items', [{ id: 35, name: 'Speglar' }]],
    ['total', 71],
    ['start', 50],
    ['perPage', 20],
    ['aggregations', { agg_terms_color: { buckets: [{ key: '5511', doc_count: 3 }] } }],
    ['attributeMetadata', [{ attribute_id: 93, attribute_code: 'color' }]],
    ['suggestions', { name: [{ text: 'spegl', options: [] }] }],
    ['cache', false],
    ['offline', false],
    ['noresults', false],
  ])('gives the %s of the answer [R3.15 $0]', async (field, value) => {
    const answer = {
      hits: [{ id: 35, name: 'Speglar', _score: 1 }],
      total: { value: 71, relation: 'eq' },
      aggregations: { agg_terms_color: { buckets: [{ key: '5511', doc_count: 3 }] } },
      attribute_metadata: [{ attribute_id: 93, attribute_code: 'color' }],
      suggest: { name: [{ text: 'spegl', options: [] }] },
    }
    const gateway = new AxiosSearchGateway(recordingHost(() => json(answer)).http)
    const result = await gateway.search({ ...search('spegl'), type: 'category', start: 50, size: 20 })
    expect(result).toMatchObject({ [field]: value })
  })

  it('restores the names and children that the compact answer has shortened', async () => {
    const { items } = await open().gateway.search<CatalogueProduct>(singleProductQuery('SILJAN'))
    expect(items[0]).toMatchObject(aCorner())
  })

  const flags = '[R7.24] [R3.15 offline] [R3.15 noresults]'
  it(`gives an empty result marked \`offline\` without a connection, and throws other faults ${flags}`, async () => {
    const { gateway, connectivity } = open()
    connectivity.set(false)
    expect(await gateway.search(search('x'))).toEqual({
      items: [],
      total: 0,
      start: 0,
      perPage: 0,
      aggregations: {},
      attributeMetadata: [],
      suggestions: {},
      cache: true,
      offline: true,
      noresults: true,
    })
    await expect(
      new AxiosSearchGateway(
        recordingHost(() => json({ code: 500, result: { type: 'x', reason: 'index' } }, 500)).http,
      ).search(search('x')),
    ).rejects.toThrow('500')
    await expect(
      new AxiosSearchGateway(recordingHost(() => json({ took: 1 })).http).search(search('x')),
    ).rejects.toThrow('Unknown error with API catalog result')
  })

  it('gives listings and CMS pages to their stores', async () => {
    const { gateway } = open()
    const listing = new ListingStore({
      search: gateway,
      attributes: new AttributeStore({ search: gateway, config: DEFAULT_CATALOG_CONFIG }),
      config: DEFAULT_CATALOG_CONFIG,
    })
    await listing.load(aCategory(), { color: ['5512'] })
    expect(listing.filters[0]).toMatchObject({
      label: 'Profil',
      options: [{ label: 'Krom', selected: true }, { label: 'Mattsvart' }],
    })
    expect(listing.products.length).toBeGreaterThan(0)
    const page = new CmsPageStore({ search: gateway, sanitizer: new FakeHtmlSanitizer() })
    expect((await page.load('om-oss')).ok).toBe(true)
  })
})
