import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost, type ApiHostOptions } from '../testing'

const cms = (type: 'cms_page' | 'cms_block', id: number, identifier: string, more: object = {}) => ({
  type,
  id,
  doc: { id, identifier, title: `${type} ${id}`, content: '<p>Glas</p>', store_id: [4], active: true, ...more },
})
const documents: NonNullable<ApiHostOptions['documents']> = [
  cms('cms_page', 7, 'om-oss'),
  cms('cms_page', 8, 'om-oss', { store_id: [5] }),
  cms('cms_page', 9, 'dold', { active: false }),
  cms('cms_block', 7, 'sidfot', { store_id: [0] }),
]
const host = new ApiHost({ documents })
afterAll(() => host.close())

const get = async (path: string) => {
  const { status, body } = await host.get<{ code: number; result: { title: string } }>(`/api/ext/cms-data/${path}`)
  return [status, body.code, body.result.title]
}

describe('cms-data', () => {
  it('gives a page by its id [R7.18 cmsPage]', async () => {
    expect(await get('cmsPage/8')).toEqual([200, 200, 'cms_page 8'])
  })

  it('gives a block by its id [R7.18 cmsBlock]', async () => {
    expect(await get('cmsBlock/7')).toEqual([200, 200, 'cms_block 7'])
  })

  it('gives a page of a store by its identifier [R7.18 cmsPageIdentifier]', async () => {
    expect(await get('cmsPageIdentifier/om-oss/storeId/4')).toEqual([200, 200, 'cms_page 7'])
    expect(await get('cmsPageIdentifier/om-oss/storeId/5')).toEqual([200, 200, 'cms_page 8'])
  })

  it('gives a block of all stores by its identifier [R7.18 cmsBlockIdentifier]', async () => {
    expect(await get('cmsBlockIdentifier/sidfot/storeId/4')).toEqual([200, 200, 'cms_block 7'])
  })

  it.each([
    ['cmsPage/77', 404],
    ['cmsPage/sju', 400],
    ['cmsPage/9', 404],
    ['cmsPageIdentifier/om/storeId/4', 404],
    ['cmsPageIdentifier/om-oss/storeId/x', 400],
    ['cmsPageIdentifier/sidfot/storeId/4', 404],
  ])('refuses %s with %i', async (path, code) => {
    expect((await get(path)).slice(0, 2)).toEqual([code, code])
  })
})
