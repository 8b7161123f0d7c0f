import { describe, expect, it } from 'vitest'
import type { CmsBlockDocument, CmsPageDocument } from '../cms-document'
import { cmsBlocksQuery, cmsPageQuery } from '../cms-queries'
import type { CmsSearch } from '../ports'

export interface CmsSearchWorld {
  readonly open: () => CmsSearch | Promise<CmsSearch>
  /** Identifiers that exist there. */
  readonly page: string
  readonly block: string
}

/** What every `CmsSearch` does, fake or real. */
export function cmsSearchContract(name: string, { open, page, block }: CmsSearchWorld): void {
  describe(`${name} as CmsSearch`, () => {
    it('finds a page by its identifier, with title and content [R3.14 CMS page]', async () => {
      const { items } = await (await open()).search<CmsPageDocument>(cmsPageQuery(page))
      const found = items.find(({ identifier }) => identifier === page)
      expect(found?.id).toEqual(expect.any(Number))
      expect(found?.title).toEqual(expect.any(String))
      expect(found?.content).toEqual(expect.any(String))
    })

    it('finds blocks by several identifiers, whether or not each exists [R3.14 CMS block]', async () => {
      const { items } = await (await open()).search<CmsBlockDocument>(cmsBlocksQuery([block, 'no-such-block']))
      expect(items).toContainEqual(expect.objectContaining({ id: expect.any(Number), identifier: block }))
    })
  })
}
