import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost, swedishShop } from '../testing'

const [sv] = swedishShop.views
const view = (storeCode: string, storeId: number) => ({
  ...sv,
  storeView: { ...sv.storeView, storeCode, storeId, elasticsearch: { index: `shop_${storeCode}` } },
})
const content = (
  type: 'cms_page' | 'cms_block',
  id: number,
  identifier: string,
  store_id: unknown,
  more: object = {},
) => ({ type, id, doc: { id, identifier, title: `${identifier} ${id}`, content: '', store_id, ...more } }) as const
const node = (node_id: number, identifier: string, store_id: unknown) =>
  ({ type: 'cms_hierarchy', id: node_id, doc: { node_id, identifier, label: identifier, store_id } }) as const

const shop = { ...swedishShop, views: [sv, view('en', 5), view('it', 9)] as const }
const host = new ApiHost({
  shop,
  documents: [
    content('cms_page', 1, 'about', [4]),
    content('cms_page', 2, 'about', [5]),
    content('cms_page', 3, 'terms', 0),
    content('cms_page', 4, 'terms', '5'),
    content('cms_page', 5, 'terms', [9], { active: false }),
    content('cms_page', 6, 'campaign', [5]),
    content('cms_page', 7, 'imported', [1]),
    content('cms_page', 8, 'shared', [5, 9]),
    content('cms_block', 1, 'hero', [4]),
    content('cms_block', 2, 'hero', [5]),
    node(1, 'help', 4),
    node(2, 'about', 4),
    node(3, 'hjelp', 5),
    node(4, 'everywhere', 0),
  ],
})
afterAll(() => host.close())

type Entity = 'cms_page' | 'cms_block' | 'cms_hierarchy'

async function idsIn(index: string, entity: Entity, query = ''): Promise<readonly unknown[]> {
  const { body } = await host.get<{ hits: { hits: readonly { _id: string }[] } }>(
    `/api/catalog/${index}/${entity}/_search?size=50${query}`,
  )
  return body.hits.hits.map(({ _id }) => Number(_id))
}

describe('the content of a store view', () => {
  it('is its own, else that of all views, else that of the first view [R7.21 cms_page]', async () => {
    expect(await idsIn('shop_en', 'cms_page')).toEqual([2, 4, 6, 7, 8])
    expect(await idsIn('shop_it', 'cms_page')).toEqual([1, 3, 7, 8])
    expect(await idsIn('shop_en', 'cms_block')).toEqual([2])
    expect(await idsIn('shop_it', 'cms_block')).toEqual([1])
  })

  it('is that of the first view for a client that names no view', async () => {
    expect(await idsIn('vue_storefront_catalog', 'cms_page')).toEqual([1, 3, 7])
    expect(await idsIn('vue_storefront_catalog', 'cms_page', '&storeCode=nn')).toEqual([1, 3, 7])
    expect(await idsIn('vue_storefront_catalog', 'cms_page', '&storeCode=en')).toEqual([2, 4, 6, 7, 8])
  })

  it('has the whole page tree of the view, or of the first one [R7.21 cms_hierarchy]', async () => {
    expect(await idsIn('shop_en', 'cms_hierarchy')).toEqual([3])
    expect(await idsIn('vue_storefront_magento_4', 'cms_hierarchy')).toEqual([1, 2])
    expect(await idsIn('shop_it', 'cms_hierarchy')).toEqual([4])
  })

  it('is behind its address, and 404 for a page of another view only', async () => {
    const at = async (url: string, code: string) =>
      (await host.post<{ _id: string } | null>(`/api/url/map?storeCode=${code}`, { url })).body?._id
    expect([await at('about', 'sv'), await at('about', 'en'), await at('about', 'it')]).toEqual(['1', '2', '1'])
    expect([await at('campaign', 'en'), await at('campaign', 'sv')]).toEqual(['6', undefined])
  })

  it('is found by cms-data with the id of the store, and of the first one for an unknown id', async () => {
    const pageOf = async (storeId: number) =>
      (await host.get<{ result: { id: number } }>(`/api/ext/cms-data/cmsPageIdentifier/about/storeId/${storeId}`)).body
        .result.id
    expect([await pageOf(4), await pageOf(5), await pageOf(9), await pageOf(77)]).toEqual([1, 2, 1, 1])
  })

  it('is found by GraphQL under the path of the view', async () => {
    const query = '{ cmsPages(filter: { identifier: { eq: "about" } }) { items { page_id } } }'
    const at = async (path: string) =>
      (await host.post<{ data: { cmsPages: { items: object[] } } }>(path, { query })).body.data.cmsPages.items
    expect([await at('/graphql'), await at('/graphql/en')]).toEqual([[{ page_id: 1 }], [{ page_id: 2 }]])
  })
})
