import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from './testing'
import { expectClearAnswers, type HostileRequest } from './contracts/expect-clear-answers'
import {
  encoded,
  hostileNumber,
  hostileText,
  hostileValue,
  jsonObject,
  malformed,
  mostly,
  named,
} from './contracts/hostile-values'

const host = new ApiHost({ tierPrices: true })
afterAll(() => host.close())

const expectClear = (requests: fc.Arbitrary<HostileRequest>, numRuns?: number) =>
  expectClearAnswers(host, requests, numRuns)
const INDEX = '/api/catalog/vue_storefront_catalog'
const entity = fc.constantFrom('product', 'category', 'attribute', 'review', 'cms_page', 'cms_hierarchy')

const comparable = fc.oneof(hostileText, hostileNumber, fc.boolean())
const operator = fc.constantFrom(
  'eq',
  'in',
  'nin',
  'neq',
  'like',
  'finset',
  'or',
  'nor',
  'gt',
  'gte',
  'lte',
  'from',
  'orGt',
  '__proto__',
  'moreq',
  'nothing',
)
const field = mostly(
  fc.constantFrom(
    'sku',
    'price',
    'id',
    'color',
    'category_ids',
    'name',
    'stock.is_in_stock',
    'created_at',
    '__proto__',
  ),
  hostileText.filter((text) => text !== ''),
)
const searchQuery = fc.record({
  _availableFilters: fc.array(
    fc.record({
      field,
      scope: fc.constantFrom('catalog', 'default', ['catalog']),
      options: mostly(fc.constantFrom<unknown>({}, { size: 3 }), fc.record({ size: hostileNumber })),
    }),
    { maxLength: 4 },
  ),
  _appliedFilters: fc.array(
    fc.record({
      attribute: field,
      value: mostly(
        fc
          .tuple(operator, fc.oneof(comparable, fc.array(comparable, { maxLength: 4 }), fc.constant(null)))
          .map((entry) => jsonObject([entry])),
        hostileValue,
      ),
      scope: fc.constantFrom('catalog', 'default'),
    }),
    { maxLength: 4 },
  ),
  _appliedSort: fc.array(
    fc.record({
      field,
      options: mostly(fc.constantFrom<unknown>('asc', 'desc', { order: 'desc', missing: '_first' }), hostileValue),
    }),
    { maxLength: 3 },
  ),
  _searchText: mostly<unknown>(hostileText, hostileValue),
  groupToken: fc.option(hostileText),
  groupId: mostly<unknown>(fc.constantFrom(0, 1, '1', null), hostileValue),
})

const clauseName = fc.constantFrom(
  'bool',
  'term',
  'terms',
  'range',
  'match',
  'match_phrase',
  'multi_match',
  'exists',
  'match_all',
  'function_score',
  'constant_score',
  'ids',
  'prefix',
  'wildcard',
  'fuzzy',
  '__proto__',
)
const { clause } = fc.letrec<{ clause: unknown; bool: unknown }>((tie) => ({
  clause: fc.oneof(
    { maxDepth: 5 },
    fc
      .tuple(
        fc.constantFrom('term', 'match', 'match_phrase', 'prefix', 'wildcard'),
        fc.tuple(field, comparable).map((entry) => jsonObject([entry])),
      )
      .map((entry) => jsonObject([entry])),
    fc.record({
      multi_match: fc.record({ query: comparable, fields: fc.array(field, { minLength: 1, maxLength: 3 }) }),
    }),
    fc
      .tuple(
        clauseName,
        fc.oneof(
          named(field, hostileValue),
          named(field, named(fc.constantFrom('gte', 'lt', 'query', 'value', 'operator', 'boost'), hostileValue)),
          hostileValue,
        ),
      )
      .map((entry) => jsonObject([entry])),
    fc.record({ bool: tie('bool') }),
    fc.record({ constant_score: fc.record({ filter: tie('clause') }) }),
    fc.record({ ids: fc.record({ values: mostly<unknown>(fc.array(comparable, { maxLength: 3 }), hostileValue) }) }),
    fc.record({
      function_score: fc.record(
        {
          query: tie('clause'),
          min_score: hostileValue,
          functions: fc.array(fc.record({ filter: tie('clause'), weight: hostileValue }), { maxLength: 2 }),
        },
        { requiredKeys: [] },
      ),
    }),
  ),
  bool: fc.record(
    {
      must: fc.oneof(tie('clause'), fc.array(tie('clause'), { maxLength: 3 })),
      filter: fc.array(tie('clause'), { maxLength: 3 }),
      should: fc.array(tie('clause'), { maxLength: 3 }),
      must_not: tie('clause'),
      minimum_should_match: hostileValue,
    },
    { requiredKeys: [] },
  ),
}))
const dsl = fc.record(
  {
    query: mostly(clause, hostileValue),
    sort: mostly<unknown>(fc.array(field, { maxLength: 3 }), hostileValue),
    from: mostly<unknown>(fc.constantFrom(0, 2), hostileValue),
    size: mostly<unknown>(fc.constantFrom(0, 5), hostileValue),
    _source: mostly<unknown>(fc.constantFrom(true, 'sku', ['*.id'], { excludes: 'name' }), hostileValue),
    min_score: mostly<unknown>(fc.constantFrom(0, 0.02, -1), hostileValue),
    aggs: mostly(
      fc.tuple(hostileText, field).map(([name, of]) => jsonObject([[name, { terms: { field: of } }]])),
      named(
        hostileText,
        named(
          fc.constantFrom('terms', 'range', 'max', 'min', 'avg'),
          fc.record({ field, size: hostileValue, ranges: hostileValue }, { requiredKeys: [] }),
        ),
      ),
    ),
  },
  { requiredKeys: [] },
)

const queryText = (fields: unknown): string =>
  Object.entries(fields as Readonly<Record<string, unknown>>)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(' AND ')
const parameters = fc
  .record(
    {
      size: fc.oneof(hostileText, hostileNumber.map(String)),
      from: fc.oneof(hostileText, hostileNumber.map(String)),
      sort: hostileText,
      request_format: fc.constantFrom('search-query', 'dsl', ''),
      response_format: fc.constantFrom('compact', 'xml'),
      _source_include: hostileText,
      _source_exclude: hostileText,
      _source_includes: hostileText,
      _source: hostileText,
      q: mostly(named(field, comparable).map(queryText), hostileText),
      storeCode: fc.constantFrom('sv', 'en', ''),
    },
    { requiredKeys: [] },
  )
  .map((given) => new URLSearchParams(given as Record<string, string>).toString())
const json = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<string> => arbitrary.map((value) => JSON.stringify(value))
const searchRequest = fc
  .record({
    name: entity,
    requested: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(
          fc.constantFrom('request_format=search-query', 'request_format=search-query&response_format=compact'),
          json(searchQuery),
        ),
      },
      { weight: 4, arbitrary: fc.tuple(fc.constantFrom('response_format=compact', 'size=3&from=1'), json(dsl)) },
      { weight: 2, arbitrary: fc.tuple(parameters, json(searchQuery)) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom('', 'request_format=search-query'), malformed) },
    ),
  })
  .map(({ name, requested: [query, body] }) => ({ path: `${INDEX}/${name}/_search?${query}`, body }))

describe('hostile requests', () => {
  it('to the search by POST', async () => {
    await expectClear(searchRequest, 800)
  })

  it('to the search by GET', async () => {
    await expectClear(
      searchRequest.map(({ path, body }) => ({ path: `${path}&${new URLSearchParams({ request: body }).toString()}` })),
    )
  })

  it('to GraphQL', async () => {
    const selection = fc.constantFrom(
      'items',
      'aggregations attribute_metadata',
      'total_count page_info { page_size }',
      '__typename',
    )
    const operators = fc.oneof(
      hostileText.map((eq) => ({ eq })),
      fc.array(comparable, { maxLength: 3 }).map((list) => ({ in: list })),
      hostileText.map((gt) => ({ gt, lt: gt, scope: ['catalog'] })),
    )
    const filter = mostly<unknown>(
      fc.record(
        {
          sku: operators,
          price: operators,
          category: fc.oneof(hostileValue, operators),
          stock: operators.map((is_in_stock) => ({ is_in_stock })),
          or: operators.map((name) => ({ name })),
        },
        { requiredKeys: [] },
      ),
      named(
        fc.oneof(
          fc.constantFrom('sku', 'price', 'stock', 'category', 'or', 'configurable_children', '__proto__'),
          field,
        ),
        fc.oneof(named(operator, hostileValue), hostileValue),
      ),
    )
    const variables = fc.record(
      {
        filter,
        search: mostly<unknown>(hostileText, hostileValue),
        pageSize: mostly<unknown>(fc.integer({ min: -9, max: 999 }), hostileValue),
        currentPage: mostly(fc.integer({ min: -9, max: 99 }), hostileNumber),
        sort: mostly(
          fc.constantFrom<unknown>({ price: 'ASC' }, { _score: 'DESC', sku: 'ASC' }),
          named(field, fc.constantFrom('ASC', 'DESC', 'UP')),
        ),
        include: fc.array(hostileText, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    const list = fc.record({ selection, variables }).map(({ selection: fields, variables: values }) => ({
      query: `query Q($search: String, $filter: ProductFilterInput, $pageSize: Int, $currentPage: Int,
        $sort: ProductSortInput, $include: [String]) {
        products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage,
          sort: $sort, _sourceInclude: $include) { ${fields} } }`,
      variables: values,
    }))
    const inline = fc.record({ search: hostileText, sku: hostileText }).map(({ search, sku }) => ({
      query: `{ products(search: ${JSON.stringify(search)}, 
        filter: { sku: { in: [${JSON.stringify(sku)}] } }) { items } }`,
    }))
    const words = fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '(',
          ')',
          'products',
          'items',
          '...',
          'fragment',
          'on',
          'query',
          '__schema',
          'types',
          'ofType',
          '$a',
          ':',
          '"',
          '[',
          '@include',
          'cmsPages',
        ),
        { maxLength: 60 },
      )
      .map((parts) => ({ query: parts.join(' ') }))
    const body = fc.oneof({ weight: 4, arbitrary: json(list) }, json(inline), json(words), malformed)
    await expectClear(
      body.map((text) => ({ path: '/graphql', body: text })),
      600,
    )
  })

  it('to the URL dispatcher', async () => {
    const requested = fc.record(
      {
        url: mostly<unknown>(hostileText, hostileValue),
        includeFields: mostly<unknown>(fc.array(hostileText, { maxLength: 4 }), hostileValue),
        excludeFields: fc.array(hostileText, { maxLength: 4 }),
        filters: hostileValue,
      },
      { requiredKeys: [] },
    )
    await expectClear(mostly(json(requested), malformed).map((body) => ({ path: '/api/url/map', body })))
  })

  it('to stock, prices, sizes and pictures', async () => {
    const text = hostileText.map(encoded)
    const list = fc.array(text, { maxLength: 5 }).map((parts) => parts.join(','))
    const side = fc.oneof(text, fc.constantFrom('0', '1', '310', '4096', '4097', '-1', '1.5'))
    const path = fc.oneof(
      text.map((sku) => `/api/stock/check?sku=${sku}`),
      text.map((sku) => `/api/stock/check/${sku}`),
      list.map((skus) => `/api/stock/list?skus=${skus}`),
      fc
        .tuple(list, mostly(fc.constant('4'), text))
        .map(([skus, other]) => `/api/product/render-list?skus=${skus}&currencyCode=SEK&storeId=${other}`),
      fc
        .tuple(text, text, text)
        .map(
          ([sku, name, value]) =>
            `/api/ext/custom-size/simple-product-price?sku=${sku}&measures[${name}]=${value}&options[${value}]=${name}`,
        ),
      fc
        .tuple(side, side, fc.constantFrom('resize', 'fit', 'identify', 'burn'), text)
        .map(([width, height, action, picture]) => `/img/${width}/${height}/${action}/${picture}.webp`),
      fc.tuple(side, text).map(([width, url]) => `/img?width=${width}&height=310&action=resize&url=${url}.webp`),
      text.map((picture) => `/media/${picture}.webp`),
      fc.tuple(text, text).map(([locale, page]) => `/strapi/api/page-infos?locale=${locale}&pagination[page]=${page}`),
      text.map((rest) => `/${rest}`),
      text.map((raw) => `/api/stock/check/%E0%A4%A${raw}`),
    )
    await expectClear(
      path.map((value) => ({ path: value })),
      600,
    )
  })

  it('to the form for reviews', async () => {
    const review = fc.record(
      {
        product_id: fc.oneof(hostileValue, fc.constant(801)),
        title: hostileValue,
        detail: hostileValue,
        nickname: hostileValue,
        review_entity: fc.constantFrom('product', 'x'),
      },
      { requiredKeys: [] },
    )
    await expectClear(
      mostly(json(fc.record({ review })), malformed).map((body) => ({ path: '/api/review/create', body })),
      200,
    )
  })

  it('leave no fault in the log', () => {
    expect(host.logger.entries.filter(({ level }) => level === 'error')).toEqual([])
  })
})
