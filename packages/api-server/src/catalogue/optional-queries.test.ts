import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing'

const host = new ApiHost()
afterAll(() => host.close())

const find = async (entity: string, filters: Readonly<Record<string, unknown>>, size = 50) => {
  const _appliedFilters = Object.entries(filters).map(([attribute, value]) => ({ attribute, value, scope: 'default' }))
  const body = { _availableFilters: [], _appliedFilters, _appliedSort: [], _searchText: '' }
  const answer = await host.post<{ hits: { hits: { _source: Readonly<Record<string, unknown>> }[] } }>(
    `/api/catalog/vue_storefront_magento_4/${entity}/_search?request_format=search-query&size=${size}`,
    body,
  )
  return answer.body.hits.hits.map(({ _source }) => _source)
}
const ids = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ id }) => id)

describe('the optional queries', () => {
  it('find categories by parent, level, state, size and id [R7.23 category] [R7.23 categories by id]', async () => {
    expect(
      await ids('category', {
        parent_id: { eq: 2 },
        level: { eq: 2 },
        is_active: { eq: true },
        product_count: { gt: 1 },
      }),
    ).toEqual([31, 32])
    expect(await ids('category', { product_count: { gt: 2 } })).toEqual([31])
    expect(await ids('category', { id: { in: [33, 31] } })).toEqual([31, 33])
  })

  it('find a product by its variant or its sku [R7.23 product by variant] [R7.23 single product]', async () => {
    expect(await ids('product', { 'configurable_children.sku': { eq: 'WALL-90-CHROME' } })).toEqual([801])
    expect(await ids('product', { sku: { eq: 'MIR-60' } }, 1)).toEqual([811])
  })

  it('find attributes by id and by code [R7.23 attributes]', async () => {
    expect(
      await ids('attribute', {
        attribute_id: { in: ['93'] },
        is_user_defined: { in: [true] },
        is_visible: { in: [true] },
      }),
    ).toEqual([93])
    expect(await ids('attribute', { attribute_code: { in: ['color', 'glass'] } })).toEqual([93])
  })

  it('find pages and blocks by identifier [R7.23 CMS pages]', async () => {
    expect(await ids('cms_page', { identifier: { like: 'om-oss' } })).toEqual([7])
    expect(await ids('cms_block', { identifier: { like: 'footer_links' } })).toEqual([3])
    expect(await ids('cms_page', { identifier: { like: 'om' } })).toEqual([])
  })
})
