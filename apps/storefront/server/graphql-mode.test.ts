import { DEFAULT_CATALOG_CONFIG as config, type CatalogueProduct, type SearchRequest } from '@vitrin/catalog'
import {
  attributesQuery,
  categoriesQuery,
  categoryProductsQuery,
  categoryTreeQuery,
  parentOfVariantQuery,
  reviewsQuery,
  singleProductQuery,
  textSearchQuery,
} from '@vitrin/catalog/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browseGateways } from '../src/browse-gateways'
import { systemClock } from './server-ports'
import { openHost, type OpenHost } from './testing/open-host'

let host: OpenHost
const asked: string[] = []

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

describe('a shop whose configuration names another adapter', () => {
  it('gets the API mode when it starts [R8.16 search adapter]', () => {
    expect(() => searchBy('soap' as 'rest')).toThrow(
      'The search adapter soap was not found: apiMode should be rest or graphql.',
    )
  })
})

function searchBy(apiMode: 'rest' | 'graphql') {
  return browseGateways(
    host.http((path) => asked.push(path)),
    { apiMode, clock: systemClock },
  ).search
}

const black = { attribute: 'color', value: { in: ['5511'] }, scope: 'catalog' } as const
const upTo4000 = { attribute: 'price', value: { gte: 2000, lte: 4000 }, scope: 'catalog' } as const
const questions: readonly (readonly [name: string, request: SearchRequest])[] = [
  ['the menu', categoryTreeQuery(config)],
  ['a category by slug', categoriesQuery({ filters: { slug: 'duschhornor-31' }, size: 1 }, config)],
  ['a category by path', categoriesQuery({ filters: { url_path: 'duschhornor' }, size: 1 }, config)],
  [
    'categories by parent and level',
    categoriesQuery({ parentId: 2, level: 2, onlyActive: true, onlyNotEmpty: true }, config),
  ],
  ['a listing', categoryProductsQuery({ categoryIds: [31, 32, 33] }, config)],
  [
    'a narrowed listing',
    categoryProductsQuery({ categoryIds: [31, 32, 33], chosen: [black, upTo4000], sort: 'final_price:desc' }, config),
  ],
  [
    'a page that begins in the middle',
    categoryProductsQuery({ categoryIds: [31, 32, 33], start: 3 }, { ...config, pageSize: 4 }),
  ],
  ['a typed word', textSearchQuery('spegel', config)],
  ['one product', singleProductQuery('KG-1042')],
  ['a variant’s parent', parentOfVariantQuery('KG-1042-80-KROM')],
  ['attributes', attributesQuery({ codes: ['color', 'glass', 'size'] }, config)],
  ['reviews, newest first', reviewsQuery(1042)],
  [
    'tax rules',
    {
      type: 'taxrule',
      searchQuery: { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: '' },
      size: 50,
    },
  ],
]

describe('the API mode graphql', () => {
  it.each(questions)('finds the same as REST: %s [R7.29]', async (_, question) => {
    asked.length = 0
    // GraphQL keeps the original's filters: it has no way to ask for single variants (record 0060).
    const { variants: _variants, ...request } = question
    const [rest, graphql] = await Promise.all([
      searchBy('rest').search<CatalogueProduct>(request),
      searchBy('graphql').search<CatalogueProduct>(request),
    ])
    const keyOf = ({ items, total, start, perPage }: typeof rest) => ({
      ids: items.map(({ id, sku }) => sku ?? id),
      total,
      start,
      perPage,
    })
    expect(keyOf(graphql)).toEqual(keyOf(rest))
    if (request.searchQuery._availableFilters.length > 0) expect(graphql.aggregations).toEqual(rest.aggregations)
    expect(asked.filter((path) => path === '/graphql')).toHaveLength(1)
  })

  it('brings the same documents', async () => {
    const [rest, graphql] = await Promise.all(
      (['rest', 'graphql'] as const).map((mode) =>
        searchBy(mode).search<CatalogueProduct>(singleProductQuery('KG-1042')),
      ),
    )
    expect(graphql!.items[0]).toMatchObject({ ...rest!.items[0]!, configurable_children: expect.any(Array) as unknown })
    const prices = ({ items }: typeof rest & object) =>
      items[0]!.configurable_children!.map(({ sku, price_incl_tax, original_price_incl_tax }) => [
        sku,
        price_incl_tax,
        original_price_incl_tax,
      ])
    expect(prices(graphql!)).toEqual(prices(rest!))
  })
})
