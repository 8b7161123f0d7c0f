import { DEFAULT_CATALOG_CONFIG as config, type SearchRequest } from '@vitrin/catalog'
import { categoryProductsQuery, reviewsQuery, singleProductQuery } from '@vitrin/catalog/testing'
import { describe, expect, it } from 'vitest'
import { json, recordingHost, type Answer } from '../testing/recording-host'
import { graphqlFilters } from './graphql-filters'
import { GraphqlSearchGateway } from './graphql-search-gateway'
import { pageWindow } from './page-window'

function open(answer: Answer) {
  const host = recordingHost(answer)
  return { ...host, gateway: new GraphqlSearchGateway(host.http) }
}
const products = (items: readonly object[], total: unknown) =>
  open(() => json({ data: { found: { items, total_count: total } } }))

describe('GraphqlSearchGateway', () => {
  it('sends query and variables to /graphql, and requests counts only for offered filters [R7.29]', async () => {
    const { gateway, seen } = products([{ sku: 'A' }], 1)
    await gateway.search(singleProductQuery('A'))
    await gateway.search(categoryProductsQuery({ categoryIds: [31] }, config))
    expect(seen[0]).toMatchObject({
      method: 'POST',
      body: { variables: { filter: { sku: { eq: 'A', scope: ['default'] } }, pageSize: 1, currentPage: 1 } },
    })
    expect(seen[0]?.url.pathname).toBe('/graphql')
    expect(seen.map(({ body }) => (body as { query: string }).query.includes('aggregations'))).toEqual([false, true])
  })

  it('names the store view in the path', async () => {
    const { http, seen } = recordingHost(() => json({ data: { found: { items: [] } } }))
    await new GraphqlSearchGateway(http, { storeCode: 'fi' }).search(singleProductQuery('A'))
    expect(seen[0]?.url.pathname).toBe('/graphql/fi')
  })

  it('takes the wanted documents out of one page when the start is no multiple of the size', async () => {
    const all = Array.from({ length: 40 }, (_, id) => ({ id }))
    const { gateway, seen } = open(({ body }) => {
      const { pageSize, currentPage } = (body as { variables: { pageSize: number; currentPage: number } }).variables
      return json({
        data: { found: { items: all.slice((currentPage - 1) * pageSize, currentPage * pageSize), total_count: 40 } },
      })
    })
    const request: SearchRequest = { ...singleProductQuery('x'), size: 4, start: 30 }
    expect(await gateway.search(request)).toMatchObject({
      items: [30, 31, 32, 33].map((id) => ({ id })),
      total: 40,
      start: 30,
      perPage: 4,
    })
    expect(seen).toHaveLength(1)
  })

  it('sorts reviews itself, because their query takes no sort order', async () => {
    const hits = ['2024-01-01', '2025-01-01', undefined, '2024-06-01'].map((created_at) => ({
      _source: { created_at },
    }))
    const { gateway } = open(() => json({ data: { found: { hits: { total: { value: 4 }, hits } } } }))
    const { items, total } = await gateway.search<{ created_at?: string }>(reviewsQuery(1))
    expect([items.map(({ created_at }) => created_at), total]).toEqual([
      ['2025-01-01', '2024-06-01', '2024-01-01', undefined],
      4,
    ])
  })

  it('reads the total in the format of each host', async () => {
    for (const total of [7, { value: 7 }])
      expect((await products([{}], total).gateway.search(singleProductQuery('A'))).total).toBe(7)
    expect((await products([{}], null).gateway.search(singleProductQuery('A'))).total).toBe(1)
  })

  it.each<[name: string, answer: Answer, error: object]>([
    [
      'a refused field',
      () => json({ data: { found: null }, errors: [{ message: 'bad page', extensions: { code: 'BAD_USER_INPUT' } }] }),
      { code: 400, message: 'bad page' },
    ],
    ['a fault of the host', () => json({ data: null, errors: [{ message: 'broken' }] }), { code: 500 }],
    ['a query that cannot be run', () => json({ errors: [{ message: 'Unknown argument' }] }, 400), { code: 400 }],
    ['an answer without data', () => json({ took: 1 }), { fault: 'badShape' }],
  ])('throws for %s [R7.24]', async (_, answer, error) => {
    await expect(open(answer).gateway.search(singleProductQuery('A'))).rejects.toMatchObject(error)
  })

  it('gives an empty result marked `offline` without a connection [R7.24]', async () => {
    const { gateway, connectivity, seen } = products([], 0)
    connectivity.set(false)
    expect(await gateway.search(singleProductQuery('A'))).toMatchObject({
      items: [],
      cache: true,
      offline: true,
      noresults: true,
    })
    expect(seen).toEqual([])
  })
})

describe('graphqlFilters', () => {
  it('turns paths into objects, bounds into text and single values into lists, and marks counted fields', () => {
    const filters = graphqlFilters({
      _appliedFilters: [
        { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
        { attribute: 'price', value: { gte: 2000, lte: 4000 }, scope: 'catalog' },
        { attribute: 'identifier', value: { like: 'om-oss' }, scope: 'default' },
        { attribute: 'id', value: { gt: 1 }, scope: 'default' },
        { attribute: 'id', value: { in: [2, 3] }, scope: 'default' },
      ],
      _availableFilters: [
        { field: 'price', scope: 'catalog' },
        { field: 'color', scope: 'catalog' },
      ],
    })
    expect(filters).toEqual({
      stock: { is_in_stock: { eq: true, scope: ['default'] } },
      price: { gte: '2000', lte: '4000', scope: ['catalog'] },
      identifier: { like: ['om-oss'], scope: ['default'] },
      id: { gt: '1', in: [2, 3], scope: ['default'] },
      color: { scope: ['catalog'] },
    })
  })

  it('throws for two filters of one field with the same operator', () => {
    const twice = (value: number) => ({ attribute: 'id', value: { gt: value }, scope: 'default' as const })
    expect(() => graphqlFilters({ _appliedFilters: [twice(1), twice(2)], _availableFilters: [] })).toThrow(
      'GraphQL cannot filter id twice by gt',
    )
  })
})

describe('pageWindow', () => {
  it('is one page that holds exactly the wanted documents after the skipped ones', () => {
    for (const size of [1, 4, 50, 999]) {
      for (let start = 0; start < 3000; start += 7) {
        const { pageSize, currentPage, skip } = pageWindow(start, size)
        expect((currentPage - 1) * pageSize + skip).toBe(start)
        expect(skip + size).toBeLessThanOrEqual(pageSize)
      }
    }
  })
})
