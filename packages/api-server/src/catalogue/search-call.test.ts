import type { AggregationBucket } from '@vitrin/catalog'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing'
import { refusedFields } from '../testing/refused-fields'

const host = new ApiHost()
afterAll(() => host.close())

interface Hit {
  readonly sku: string
  readonly _score: number | null
  readonly [field: string]: unknown
}
interface Compact {
  readonly total: number
  readonly hits: readonly Hit[]
  readonly aggregations: Readonly<
    Record<string, { readonly buckets: readonly AggregationBucket[]; readonly sum_other_doc_count?: number }>
  >
  readonly attribute_metadata: readonly {
    readonly attribute_code: string
    readonly options: readonly { readonly value: string }[]
  }[]
}
type Filters = readonly {
  readonly attribute: string
  readonly value?: unknown
  readonly scope?: string | readonly string[]
}[]
interface Asked {
  readonly filters?: Filters
  readonly available?: readonly object[]
  readonly sort?: readonly object[]
  readonly text?: string
}

const INDEX = '/api/catalog/vue_storefront_magento_4'
const bodyOf = ({ filters = [], available = [], sort = [], text = '' }: Asked) => ({
  _availableFilters: available,
  _appliedFilters: filters.map((filter) => ({ scope: 'default', ...filter })),
  _appliedSort: sort,
  _searchText: text,
})
const search = (requested: Asked = {}, parameters = '', entity = 'product') =>
  host.post<Compact>(
    `${INDEX}/${entity}/_search?request_format=search-query&response_format=compact${parameters}`,
    bodyOf(requested),
  )
const skus = async (requested: Asked, parameters = '') =>
  (await search(requested, parameters)).body.hits.map(({ sku }) => sku)
const ids = { attribute: 'id', value: { gte: 800, lt: 900 } }
const found = (...filters: Filters) => skus({ filters: [ids, ...filters] })

describe('entities', () => {
  it.each(['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block', 'cms_hierarchy'])(
    'are served [R7.21 %s]',
    async (entity) => {
      const { status, body } = await search({}, '', entity)
      expect(status).toBe(200)
      expect(body.hits.length).toBe(body.total)
      expect(body.total).toBeGreaterThan(0)
    },
  )

  it('finds a node of the page tree by its identifier, under its own id', async () => {
    const { body } = await host.post(
      `${INDEX}/cms_hierarchy/_search?request_format=search-query`,
      bodyOf({ filters: [{ attribute: 'identifier', value: 'om-oss' }] }),
    )
    expect(body).toMatchObject({
      hits: {
        total: 1,
        hits: [{ _type: 'cms_hierarchy', _id: '4', _source: { node_id: 4, page_id: 7, label: 'Om oss' } }],
      },
    })
  })

  it('answers unknown entities and other stores’ indexes with 404', async () => {
    expect((await search({}, '', 'customer')).status).toBe(404)
    const other = await host.post(
      `/api/catalog/vue_storefront_magento_5/product/_search?request_format=search-query`,
      bodyOf({}),
    )
    expect(other).toMatchObject({ status: 404, body: { code: 404 } })
  })
})

describe('filters', () => {
  it.each([
    ['one value', { eq: 'MIR-60' }, ['MIR-60']],
    ['a bare value', 'MIR-60', ['MIR-60']],
    ['several values', { in: ['MIR-60', 'MIR-80'] }, ['MIR-60', 'MIR-80']],
    ['a list', ['MIR-60'], ['MIR-60']],
    ['everything but', { nin: ['MIR-60', 'WALL', 'HANDLE', 'HINGE-12'] }, ['MIR-80', 'SAUNA-7', 'SAUNA-9']],
    ['like, which means equal here', { like: 'MIR-60' }, ['MIR-60']],
  ])('take %s', async (_, value, expected) => {
    expect(await found({ attribute: 'sku', value })).toEqual(expected)
  })

  it('compare ids and flags whatever their type', async () => {
    expect(await found({ attribute: 'category_ids', value: { in: [32] } })).toEqual(['MIR-60', 'MIR-80'])
    expect(await found({ attribute: 'stock.is_in_stock', value: { eq: '0' } })).toEqual(['HANDLE'])
    expect(await found({ attribute: 'category.name', value: { eq: 'Speglar' } })).toEqual(['MIR-60', 'MIR-80'])
  })

  it('ask whether there is a value at all', async () => {
    expect(await found({ attribute: 'erin_recommends', value: { eq: null } })).toEqual(['WALL', 'MIR-60'])
    expect(
      await found({ attribute: 'erin_recommends', value: { neq: null } }, { attribute: 'category_ids', value: 32 }),
    ).toEqual(['MIR-80'])
  })

  it('know ranges of numbers and of dates, with and without their ends', async () => {
    expect(await found({ attribute: 'id', value: { gt: 811, lte: 813 } })).toEqual(['MIR-80', 'SAUNA-7'])
    expect(await found({ attribute: 'id', value: { from: 811, lt: 813 } })).toEqual(['MIR-60', 'MIR-80'])
    expect(await found({ attribute: 'created_at', value: { gte: '2026-09-01' } })).toEqual(['SAUNA-7'])
  })

  it('need one of several alternatives besides everything else', async () => {
    const alternatives: Filters = [
      { attribute: 'sku', value: { or: ['WALL', 'MIR-60', 'SAUNA-9'] } },
      { attribute: 'id', value: { orGt: 814 } },
    ]
    expect(await found(...alternatives, { attribute: 'status', value: { in: [0, 1] } })).toEqual([
      'WALL',
      'MIR-60',
      'HANDLE',
    ])
  })

  it('of a shopper find configurable products by what their variants offer', async () => {
    const color = (scope: string | readonly string[]) => found({ attribute: 'color', value: { in: ['5511'] }, scope })
    expect(await color('catalog')).toEqual(['WALL', 'HINGE-12'])
    expect(await color(['default', 'catalog'])).toEqual(['WALL', 'HINGE-12'])
    expect(await color('default')).toEqual(['HINGE-12'])
  })

  it('narrow one another', async () => {
    const filters: Filters = [
      { attribute: 'color', value: { in: [5511, 5512] }, scope: 'catalog' },
      { attribute: 'price', value: { gte: 1495, lte: 2000 }, scope: 'catalog' },
    ]
    expect(await found(...filters)).toEqual(['MIR-60', 'MIR-80'])
  })

  it('compare the price that shoppers pay now, with tax', async () => {
    const price = (value: object) => found({ attribute: 'price', value, scope: 'catalog' })
    expect(await price({ gte: 1990, lte: 2000 })).toEqual(['MIR-80', 'HANDLE'])
    expect(await price({ gte: 3495, lt: 3496 })).toEqual(['WALL'])
  })

  it('that cannot be read are named with what was expected', async () => {
    const { status, body } = await search({
      filters: [
        { attribute: 'a', value: {} },
        { attribute: 'b', value: { in: [{}] } },
        { attribute: 'c', value: { gte: [1] } },
        { attribute: 'd' },
      ],
    })
    expect(status).toBe(400)
    expect(refusedFields(body)).toEqual([
      { field: '_appliedFilters.0.value', message: 'should hold an operator, e.g. {"in":[1]}' },
      { field: '_appliedFilters.1.value', message: 'should compare with texts, numbers or truth values' },
      { field: '_appliedFilters.2.value', message: 'should have numbers or texts as bounds' },
      { field: '_appliedFilters.3.value', message: 'is required (a value or an operator with its value)' },
    ])
  })
})

describe('aggregations', () => {
  const available = ['color', 'price', 'sku'].map((field) => ({ field, scope: 'catalog', options: {} }))
  const aggregationsOf = async (requested: Asked) => (await search({ available, filters: [ids], ...requested })).body

  it('count values of products and of their variants, and name the attribute with its occurring values', async () => {
    const { aggregations, attribute_metadata } = await aggregationsOf({})
    expect(aggregations.agg_terms_color?.buckets).toEqual([
      { key: 5512, doc_count: 2 },
      { key: 5511, doc_count: 1 },
    ])
    expect(aggregations.agg_terms_color_options?.buckets).toEqual([
      { key: 5511, doc_count: 1 },
      { key: 5512, doc_count: 1 },
    ])
    expect(attribute_metadata).toMatchObject([
      { attribute_code: 'color', attribute_id: 93, options: [{ value: '5511' }, { value: '5512' }] },
    ])
  })

  it('count prices in the ranges of the price filter [R9.05]', async () => {
    const { aggregations } = await aggregationsOf({})
    expect(aggregations.agg_range_price?.buckets).toEqual([
      { key: '0.0-2000.0', from: 0, to: 2000, doc_count: 3 },
      { key: '2000.0-4000.0', from: 2000, to: 4000, doc_count: 2 },
      { key: '4000.0-6000.0', from: 4000, to: 6000, doc_count: 0 },
      { key: '6000.0-*', from: 6000, doc_count: 2 },
    ])
  })

  it('count only what was found', async () => {
    const { aggregations } = await aggregationsOf({ filters: [ids, { attribute: 'category_ids', value: 32 }] })
    expect(aggregations.agg_terms_color?.buckets).toEqual([{ key: 5512, doc_count: 2 }])
  })

  it('have ten buckets unless the filter asks for another number [R9.06]', async () => {
    const buckets = async (options: object) =>
      (await search({ available: [{ field: 'sku', scope: 'catalog', options }] })).body.aggregations.agg_terms_sku
    expect((await buckets({}))?.buckets).toHaveLength(10)
    expect((await buckets({ size: 3 }))?.buckets).toHaveLength(3)
    expect((await buckets({ size: 999 }))?.buckets.length).toBeGreaterThan(10)
  })

  it('are made only where they are asked for', async () => {
    const { body } = await search({ available: [{ field: 'color', scope: 'default' }] })
    expect(body).not.toHaveProperty('aggregations')
  })
})

describe('order and pages', () => {
  const sorted = (field: string, options: unknown = 'asc', more: Asked = {}) =>
    skus({ filters: [ids], sort: [{ field, options }], ...more })

  it('sort by the price that shoppers pay now', async () => {
    expect(await sorted('final_price')).toEqual([
      'HINGE-12',
      'MIR-60',
      'MIR-80',
      'HANDLE',
      'WALL',
      'SAUNA-7',
      'SAUNA-9',
    ])
    expect((await sorted('final_price', { order: 'desc' }))[0]).toBe('SAUNA-9')
  })

  it('sort words as Swedish dictionaries do', async () => {
    expect(await sorted('name')).toEqual(['SAUNA-7', 'SAUNA-9', 'WALL', 'HINGE-12', 'MIR-60', 'MIR-80', 'HANDLE'])
  })

  it('put what has no value last unless told otherwise', async () => {
    expect((await sorted('color', 'desc')).slice(-4)).toEqual(['WALL', 'SAUNA-7', 'SAUNA-9', 'HANDLE'])
    expect((await sorted('color', { order: 'asc', missing: '_first' }))[0]).toBe('WALL')
  })

  it('take the order from the query when the body has none', async () => {
    expect(await skus({ filters: [ids] }, '&sort=id:desc&size=2')).toEqual(['HANDLE', 'SAUNA-9'])
  })

  it('give any order, and all of it', async () => {
    const random = await sorted('random')
    expect(random.toSorted()).toEqual((await sorted('id')).toSorted())
    expect(await sorted('random')).not.toEqual(random)
  })

  it('give pages with the total of all', async () => {
    const { body } = await search({ filters: [ids] }, '&size=2&from=2')
    expect(body.total).toBe(7)
    expect(body.hits.map(({ sku }) => sku)).toEqual(['MIR-60', 'MIR-80'])
  })

  it('give 50 documents unless told otherwise [R9.08 default size]', async () => {
    const many = new ApiHost({
      documents: Array.from({ length: 60 }, (_, index) => ({
        type: 'category' as const,
        id: index + 1,
        doc: { id: index + 1 },
      })),
    })
    try {
      const ask = (parameters: string) =>
        many.post<Compact>(
          `${INDEX}/category/_search?request_format=search-query&response_format=compact${parameters}`,
          bodyOf({}),
        )
      expect((await ask('')).body).toMatchObject({ total: 60, hits: { length: 50 } })
      expect((await ask('&size=4000')).body.hits).toHaveLength(60)
    } finally {
      many.close()
    }
  })
})

describe('forms of the answer', () => {
  const one = (parameters: string, sku = 'WALL') => search({ filters: [{ attribute: 'sku', value: sku }] }, parameters)

  it('hold the fields that were asked for', async () => {
    expect((await one('&_source_include=id,stock.qty,configurable_children.sku,*url*')).body.hits).toEqual([
      {
        id: 801,
        stock: { qty: 3 },
        url_path: 'duschväggar/wall',
        configurable_children: [{ sku: 'WALL-90-BLACK' }, { sku: 'WALL-90-CHROME' }],
        _score: null,
      },
    ])
    const { body } = await one('&_source_exclude=configurable_*,*.qty,description')
    expect(Object.keys(body.hits[0]!)).toEqual(expect.arrayContaining(['sku', 'stock']))
    expect(Object.keys(body.hits[0]!).filter((name) => name.startsWith('configurable_') || name === 'desc')).toEqual([])
    expect(body.hits[0]?.stock).not.toHaveProperty('qty')
  })

  it('say that there are no suggestions', async () => {
    expect((await one('')).body).toHaveProperty('suggest', {})
  })

  it('hold nothing but the score where everything is excluded', async () => {
    expect((await one('&_source_exclude=*')).body.hits).toEqual([{ _score: null }])
  })

  it('are short when compact: short names, and children without what equals their parent’s', async () => {
    const wall = (await one('')).body.hits[0]!
    expect(wall).toMatchObject({ nm: 'Duschvägg Vättern', fpit: 3495, pit: 3495, s: 1, i: '/wall.jpg' })
    const [black, chrome] = wall.configurable_children as readonly object[]
    expect(black).toMatchObject({ sku: 'WALL-90-BLACK', pit: 3995 })
    expect(black).not.toHaveProperty('i')
    expect(chrome).toMatchObject({ i: '/chrome.jpg' })
    expect(chrome).not.toHaveProperty('pit')
  })

  it('are Elasticsearch’s when raw', async () => {
    const { body } = await host.post(
      `${INDEX}/product/_search?request_format=search-query&_source_include=sku,name`,
      bodyOf({ filters: [{ attribute: 'sku', value: 'MIR-60' }] }),
    )
    expect(body).toEqual({
      took: 0,
      timed_out: false,
      hits: {
        total: 1,
        max_score: null,
        hits: [
          {
            _index: 'vue_storefront_magento_4',
            _type: 'product',
            _id: '811',
            _score: null,
            _source: { sku: 'MIR-60', name: 'Rund spegel' },
          },
        ],
      },
    })
  })

  it('are the same by GET, whose body is encoded twice', async () => {
    const requested = encodeURIComponent(
      encodeURIComponent(JSON.stringify(bodyOf({ filters: [{ attribute: 'name', value: 'Ögla' }], text: '' }))),
    )
    const { body } = await host.get<Compact>(
      `${INDEX}/product/_search?request_format=search-query&response_format=compact&request=${requested}`,
    )
    expect(body.hits.map(({ sku }) => sku)).toEqual(['HANDLE'])
  })

  it('refuse names with more stars than sense', async () => {
    const { status, body } = await one('&_source_include=*a*a*a*a*')
    expect([status, refusedFields(body)]).toEqual([
      400,
      [{ field: '_source_include', message: 'should have at most 4 * in a name' }],
    ])
  })
})
