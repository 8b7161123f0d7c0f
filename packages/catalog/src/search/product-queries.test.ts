import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { attributesQuery, categoriesQuery, categoryTreeQuery } from '../categories/category-queries'
import {
  allFiltersQuery,
  associatedProductsQuery,
  categoryProductsQuery,
  homeListQuery,
  linkedProductsQuery,
  parentOfVariantQuery,
  singleProductQuery,
  textSearchQuery,
} from './product-queries'
import { searchRequest, type SearchRequest } from './search-query'

const config = DEFAULT_CATALOG_CONFIG
const filters = ({ searchQuery }: SearchRequest) =>
  Object.fromEntries(searchQuery._appliedFilters.map(({ attribute, value }) => [attribute, value]))

describe('product queries', () => {
  it('list only products that may be listed, for every purpose [R5.16] [R4.01] [R4.02]', () => {
    const lists = [
      categoryProductsQuery({ categoryIds: [31] }, config),
      allFiltersQuery({ categoryIds: [31] }, config),
      textSearchQuery('spegel', config),
      homeListQuery(config.homeLists.bestsellers, config),
      linkedProductsQuery(['A']),
    ]
    for (const request of lists)
      expect(filters(request)).toMatchObject({ visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } })
  })

  it('replace sizes below 1 by 50 and starts below 0 by 0 [R5.16]', () => {
    const { searchQuery } = singleProductQuery('A')
    expect(searchRequest({ type: 'product', searchQuery, size: 0, start: -1 })).toMatchObject({ size: 50, start: 0 })
    expect(searchRequest({ type: 'product', searchQuery, size: 1, start: 7 })).toMatchObject({ size: 1, start: 7 })
  })

  it('ask for 50 products of a category and everything below it, by position [R9.04]', () => {
    const request = categoryProductsQuery({ categoryIds: [31, 41] }, config)
    expect(request).toMatchObject({
      type: 'product',
      size: 50,
      start: 0,
      searchQuery: { _appliedSort: [{ field: 'position', options: 'asc' }] },
    })
    expect(filters(request)).toMatchObject({ category_ids: { in: [31, 41] } })
  })

  it('offer the default filters with ten buckets each, and ask for all of them with 999 [R9.06]', () => {
    const request = categoryProductsQuery({ categoryIds: [31] }, config)
    expect(request.searchQuery._availableFilters).toEqual(
      ['color', 'erin_recommends', 'price', 'size', 'glass'].map((field) => ({
        field,
        scope: 'catalog',
        options: { size: 10 },
      })),
    )
    const all = request.searchQuery._availableFilters.map((filter) => ({ ...filter, options: { size: 999 } }))
    expect(allFiltersQuery({ categoryIds: [31] }, config)).toMatchObject({
      size: 999,
      excludeFields: ['*'],
      searchQuery: { _availableFilters: all },
    })
  })

  it('leave out products that are out of stock only where the shop does not list them', () => {
    expect(filters(categoryProductsQuery({ categoryIds: [31] }, config))).not.toHaveProperty('stock.is_in_stock')
    const strict = { ...config, listOutOfStock: false }
    for (const request of [categoryProductsQuery({ categoryIds: [31] }, strict), textSearchQuery('spegel', strict)]) {
      expect(filters(request)['stock.is_in_stock']).toEqual({ eq: true })
    }
  })

  it('ask for the lists of the home page, with the offers [R2.41] [R9.09]', () => {
    const { new_collection, bestsellers, prod_offers } = config.homeLists
    for (const list of [new_collection, bestsellers]) {
      expect(homeListQuery(list, config)).toMatchObject({
        size: 8,
        searchQuery: { _appliedSort: [{ field: 'created_at', options: 'desc' }] },
      })
    }
    const offers = homeListQuery(prod_offers, config)
    expect(offers.size).toBe(50)
    expect(filters(offers)['category_ids']).toEqual({ in: [24] })
  })

  it('ask for one product by sku, and for as many parts as there are [R7.23 single product]', () => {
    expect(singleProductQuery('A')).toMatchObject({
      size: 1,
      searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'A' }, scope: 'default' }] },
    })
    expect(associatedProductsQuery(Array.from({ length: 60 }, (_, index) => `S${index}`)).size).toBe(60)
  })
})

describe('the parent of a variant', () => {
  it('is asked for by the sku of the variant [R7.23 product by variant]', () => {
    expect(parentOfVariantQuery('A-80')).toMatchObject({
      type: 'product',
      searchQuery: { _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: 'A-80' } }] },
    })
  })
})

describe('a question', () => {
  it('for an entity that no host serves is refused before it is sent [R8.16 entity type]', () => {
    expect(() => searchRequest({ ...singleProductQuery('A'), type: 'customer' as 'product' })).toThrow(
      'There is no registered entity type customer.',
    )
  })
})

describe('category and attribute queries', () => {
  it('fetch up to 4000 categories and 150 attributes [R9.07]', () => {
    expect(categoryTreeQuery(config)).toMatchObject({
      type: 'category',
      size: 4000,
      searchQuery: { _appliedSort: [{ field: 'position', options: 'asc' }] },
    })
    expect(attributesQuery({ codes: ['color'] }, config)).toMatchObject({ type: 'attribute', size: 150 })
  })

  it('take every optional key [R7.23 category] [R7.23 categories by id]', () => {
    const request = categoriesQuery(
      { parentId: 2, level: 2, filters: { id: [31, 32], url_path: 'x' }, onlyActive: true, onlyNotEmpty: true },
      config,
    )
    expect(filters(request)).toEqual({
      parent_id: { eq: 2 },
      level: { eq: 2 },
      id: { in: [31, 32] },
      url_path: { eq: 'x' },
      is_active: { eq: true },
      product_count: { gt: 0 },
    })
  })

  it('take attributes by code or id [R7.23 attributes]', () => {
    const shown = { is_user_defined: { in: [true] }, is_visible: { in: [true] } }
    expect(filters(attributesQuery({ ids: [93] }, config))).toEqual({ attribute_id: { in: [93] }, ...shown })
    expect(filters(attributesQuery({ codes: ['color'] }, config))).toEqual({
      attribute_code: { in: ['color'] },
      ...shown,
    })
  })
})
