import { createHash } from 'node:crypto'
import type { GraphqlAnswer, GraphqlHits, GraphqlItems, GraphqlProducts } from '@vitrin/api-contract/wire'
import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost, catalogueDocuments } from '../testing'

const glass = {
  id: 94,
  attribute_id: 94,
  attribute_code: 'glass_kind',
  entity_type_id: '4',
  is_user_defined: true,
  is_visible: true,
  options: [{ value: '61', label: 'Klarglas' }],
}
const lamp = {
  id: 890,
  sku: 'LAMP',
  name: 'Lampa',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  price: 250,
  glass_kind: '61,62',
}
const host = new ApiHost({
  documents: [
    ...catalogueDocuments,
    { type: 'attribute', id: 94, doc: glass },
    { type: 'product', id: 890, doc: lamp },
  ],
})
afterAll(() => host.close())

interface Data {
  readonly products: GraphqlProducts
  readonly categories: GraphqlHits
  readonly customAttributeMetadata: GraphqlHits
  readonly reviews: GraphqlHits
  readonly taxrule: GraphqlHits
  readonly cmsPages: GraphqlItems
  readonly cmsBlocks: GraphqlItems
  readonly cmsHierarchies: GraphqlItems
}
const ask = (query: string, variables?: object, path = '/graphql') =>
  host.post<GraphqlAnswer<Data>>(path, { query, ...(variables && { variables }) })
const data = async (query: string, variables?: object) => {
  const { status, body } = await ask(query, variables)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data!
}
const skus = async (argumentsText: string) => {
  const { products } = await data(`{ products(${argumentsText}) { items } }`)
  return products!.items.map(({ sku }) => sku)
}
const FEW = 'id: { gte: "800", lt: "900" }'
const found = (filter: string) => skus(`filter: { ${FEW}, ${filter} }`)

describe('products in GraphQL', () => {
  it('are found, counted, paged and told about, at both paths [R7.29]', async () => {
    const query = `query List($filter: ProductFilterInput, $sort: ProductSortInput) {
      products(filter: $filter, sort: $sort, pageSize: 2, currentPage: 2,
        _sourceInclude: ["sku", "price_incl_tax"], _sourceExclude: ["price_incl_tax"]) {
        items total_count page_info { page_size current_page } sort_fields { default options { value label } }
      }
    }`
    const variables = { filter: { id: { gte: '800', lt: '900' } }, sort: { price: 'DESC' } }
    for (const path of ['/graphql', '/graphql/sv', '/graphql/unknown']) {
      const { body } = await ask(query, variables, path)
      expect(body.data?.products).toEqual({
        items: [{ sku: 'WALL' }, { sku: 'HANDLE' }],
        total_count: 8,
        page_info: { page_size: 2, current_page: 2 },
        sort_fields: {
          default: 'position',
          options: expect.arrayContaining([{ value: 'final_price', label: 'final_price' }]),
        },
      })
    }
  })

  it('come twenty at a time unless told otherwise; sizes and pages below 1 are put right [R5.16]', async () => {
    const info = async (requested: string) =>
      (await data(`{ products${requested} { page_info { page_size current_page } } }`)).products?.page_info
    expect(await info('')).toEqual({ page_size: 20, current_page: 1 })
    expect(await info('(pageSize: 0, currentPage: -4)')).toEqual({ page_size: 50, current_page: 1 })
  })

  it('are searched by words', async () => {
    expect((await skus('search: "duschvagg"'))[0]).toBe('WALL')
  })

  it.each([
    ['sku: { in: ["MIR-60", "WALL"] }', ['WALL', 'MIR-60']],
    ['sku: { like: "MIR-60" }', ['MIR-60']],
    ['price: { from: "1990", to: "2000" }', ['MIR-80', 'HANDLE']],
    ['price: { gteq: "7995" }', ['SAUNA-9']],
    ['price: { lteq: "395" }', ['HINGE-12', 'LAMP']],
    ['price: { gte: "1495", lt: "2000", nin: ["1990"] }', ['MIR-60']],
    ['color: { notnull: "1" }', ['HINGE-12', 'MIR-60', 'MIR-80']],
    ['color: { null: "1" }, erin_recommends: { null: "1" }', ['SAUNA-7', 'SAUNA-9', 'HANDLE', 'LAMP']],
    ['color: { eq: "5511", scope: ["catalog"] }', ['WALL', 'HINGE-12']],
    ['color: { eq: "5511", scope: ["default"] }', ['HINGE-12']],
    ['glass_kind: { finset: ["62"] }', ['LAMP']],
    ['stock: { is_in_stock: { eq: false }, qty: { eq: 0 } }', ['HANDLE']],
    ['configurable_children: { sku: { eq: "WALL-90-CHROME" }, price: { eq: 1 } }', []],
    ['configurable_children: { sku: { eq: "WALL-90-CHROME" }, price: { gt: "3000" } }', ['WALL']],
    ['category: { name: { eq: "Speglar" }, category_id: 32 }', ['MIR-60', 'MIR-80']],
    ['or: { sku: { eq: "MIR-60" }, price: { gt: "7000" } }, status: { eq: 1 }', ['MIR-60']],
    ['or: { sku: { eq: "MIR-60" }, price: { gt: "7000" } }', ['MIR-60', 'SAUNA-9']],
    ['sku: { finset: ["LAMP"] }, is_in_stock: null', ['LAMP']],
  ])('fit %s', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })

  it('are sorted by several fields in the order in which they were written', async () => {
    expect((await skus(`filter: { ${FEW} }, sort: { status: DESC, name: ASC }`)).slice(0, 2)).toEqual([
      'SAUNA-9',
      'SAUNA-7',
    ])
    const query =
      'query Q($sort: ProductSortInput) { products(filter: { id: { gte: "800", lt: "900" } }, sort: $sort) { items } }'
    const sorted = async (sort: object) => (await data(query, { sort })).products!.items[0]?.sku
    expect([
      await sorted({ visibility: 'ASC', name: 'ASC' }),
      await sorted({ name: 'ASC', visibility: 'ASC' }),
    ]).toEqual(['HANDLE', 'SAUNA-7'])
  })

  it('are counted by the default filters and by filters with the scope catalog, as in REST', async () => {
    const { products } = await data(
      `{ products(filter: { ${FEW}, glass_kind: { scope: ["catalog"] } }) {
        aggregations attribute_metadata total_count } }`,
    )
    const body = {
      _availableFilters: ['color', 'erin_recommends', 'price', 'size', 'glass_kind'].map((field) => ({
        field,
        scope: 'catalog',
      })),
      _appliedFilters: [{ attribute: 'id', value: { gte: 800, lt: 900 }, scope: 'default' }],
      _appliedSort: [],
      _searchText: '',
    }
    const rest = await host.post<{ total: number }>(
      '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact&' +
        'size=1',
      body,
    )
    const { aggregations, attribute_metadata, total_count } = products!
    expect({ aggregations, attribute_metadata, total: total_count }).toEqual({
      aggregations: expect.anything(),
      ...withoutHits(rest.body),
    })
    expect(aggregations.agg_terms_glass_kind?.buckets).toHaveLength(1)
  })
})

function withoutHits(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'hits' && name !== 'suggest'))
}

describe('everything else in GraphQL', () => {
  it('is the raw answer of the search [R7.29]', async () => {
    const answer = await data(`{
      categories(filter: { is_active: { eq: true } }, sort: { position: ASC }, _sourceInclude: ["id"]) {
        hits suggest aggregations attribute_metadata
      }
      customAttributeMetadata(attributes: { attribute_code: { in: ["color"] }, entity_type: "catalog_product" },
        _sourceInclude: ["attribute_code"]) { hits }
      reviews(filter: { product_id: { eq: 801 }, review_status: { eq: 1 } }) { hits }
      taxrule(filter: { code: { eq: "SE moms" } }) { hits }
    }`)
    expect(answer.categories).toMatchObject({
      hits: { total: 2, hits: [{ _type: 'category', _source: { id: 32 } }, { _source: { id: 31 } }] },
      suggest: {},
    })
    expect(answer.customAttributeMetadata?.hits).toMatchObject({
      total: 1,
      hits: [{ _source: { attribute_code: 'color' } }],
    })
    expect(answer.reviews?.hits).toMatchObject({ total: 1, hits: [{ _source: { nickname: 'Åsa' } }] })
    expect(answer.taxrule?.hits).toMatchObject({ total: 1, hits: [{ _source: { rates: [{ rate: 25 }] } }] })
  })

  it('has pages, blocks and the page tree', async () => {
    const answer = await data(`{
      cmsPages(filter: { identifier: { like: "om-oss" } }) { items { page_id title identifier store_id url_path } }
      cmsBlocks(filter: { store_id: { eq: 0 } }) { items { id identifier store_id } }
      cmsHierarchies { items { node_id parent_node_id page_id label request_url xpath store_id } }
    }`)
    expect(answer).toEqual({
      cmsPages: { items: [{ page_id: 7, title: 'Om oss', identifier: 'om-oss', store_id: 4, url_path: null }] },
      cmsBlocks: { items: [{ id: 3, identifier: 'footer_links', store_id: 0 }] },
      cmsHierarchies: {
        items: [
          {
            node_id: 4,
            parent_node_id: null,
            page_id: 7,
            label: 'Om oss',
            request_url: 'om-oss',
            xpath: '4',
            store_id: 4,
          },
        ],
      },
    })
  })

  it('can be introspected: all queries, and the attributes of the catalogue', async () => {
    const { body } = await host.post<{ data: IntrospectionQuery }>('/graphql', { query: getIntrospectionQuery() })
    const types = new Map(body.data.__schema.types.map((type) => [type.name, type]))
    const namesOf = (name: string) => {
      const type = types.get(name)
      return type?.kind === 'INPUT_OBJECT'
        ? type.inputFields.map((field) => field.name)
        : type?.kind === 'OBJECT'
          ? type.fields.map((field) => field.name)
          : []
    }
    expect(namesOf('Query')).toEqual([
      'products',
      'categories',
      'customAttributeMetadata',
      'reviews',
      'taxrule',
      'cmsPages',
      'cmsBlocks',
      'cmsHierarchies',
    ])
    expect(namesOf('ProductFilterInput')).toEqual(expect.arrayContaining(['glass_kind', 'configurable_children', 'or']))
    expect(namesOf('FilterTypeInput')).toEqual([
      'eq',
      'neq',
      'in',
      'nin',
      'like',
      'finset',
      'from',
      'to',
      'gt',
      'gte',
      'gteq',
      'lt',
      'lte',
      'lteq',
      'moreq',
      'null',
      'notnull',
      'scope',
    ])
  })
})

describe('a query that cannot be run', () => {
  const refused = async (query: string, variables?: object) => {
    const { status, body } = await ask(query, variables)
    return [status, body.errors?.[0]?.message]
  }

  it('says what is wrong with it', async () => {
    expect(await refused('{ products { items }')).toEqual([400, expect.stringContaining('Syntax Error')])
    expect(await refused('{ orders { id } }')).toEqual([400, expect.stringContaining('Cannot query field "orders"')])
    expect(
      await refused('query Q($f: ProductFilterInput) { products(filter: $f) { items } }', { f: { nothing: 1 } }),
    ).toEqual([400, expect.stringContaining('"nothing"')])
    expect(await refused('')).toEqual([400, undefined])
    expect((await host.get('/graphql')).status).toBe(405)
  })

  it('names the argument that the search refuses, and answers the rest', async () => {
    const { status, body } = await ask(
      '{ cmsPages { items { page_id } } products(filter: { sku: { in: [{ a: 1 }] } }) { items } }',
    )
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ products: null, cmsPages: { items: [{ page_id: 7 }] } })
    expect(body.errors).toMatchObject([
      {
        message: 'filter.sku should compare with texts, numbers or truth values.',
        path: ['products'],
        extensions: { code: 'BAD_USER_INPUT', errors: [{ field: 'filter.sku' }] },
      },
    ])
    expect((await ask('{ products(pageSize: 10000, currentPage: 3) { items } }')).body.errors?.[0]?.message).toContain(
      'first 10000 documents',
    )
  })

  it('is too deep, too wide or too long', async () => {
    const many = (count: number, text: (number: number) => string) =>
      Array.from({ length: count }, (_, number) => text(number)).join(' ')
    const nested = `{ products { ${'sort_fields { options '.repeat(9)}{ value }${' }'.repeat(9)} } }`
    expect(await refused(nested)).toEqual([400, 'The query should have fields at most 8 deep.'])
    expect(await refused(`{ ${many(11, (n) => `a${n}: products { total_count }`)} }`)).toEqual([
      400,
      'The query should have at most 10 searches.',
    ])
    expect(await refused(`{ products { ${many(250, (n) => `a${n}: items`)} } }`)).toEqual([
      400,
      'The query should have at most 200 fields.',
    ])
    expect(await refused(`{ ${many(1000, (n) => `a${n}: products { items }`)} }`)).toEqual([
      400,
      expect.stringContaining('2000 tokens'),
    ])
    const doubling = many(30, (n) => `fragment F${n} on Products { ...F${n + 1} ...F${n + 1} }`)
    expect(await refused(`{ products { ...F0 } } ${doubling} fragment F30 on Products { total_count }`)).toEqual([
      400,
      'The query should have at most 200 fields.',
    ])
    expect(
      await refused('{ products { ...A } } fragment A on Products { ...B } fragment B on Products { ...A }'),
    ).toEqual([400, expect.stringContaining('Cannot spread fragment')])
  })
})

describe('the page for developers', () => {
  it('types queries to this host, and loads nothing from elsewhere', async () => {
    const response = await host.fetch('/graphiql')
    const html = await response.text()
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'sha256-${hash}'`)
    expect(script).toContain("fetch('/graphql'")
    expect(html).not.toMatch(/ (src|href)=/)
    const [, query] = /<textarea name="query"[^>]*>([^<]*)</.exec(html) ?? []
    expect((await host.post('/graphql', { query })).body).toMatchObject({
      data: { products: { total_count: expect.any(Number) } },
    })
  })
})
