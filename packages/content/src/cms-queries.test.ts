import { describe, expect, it } from 'vitest'
import { allCmsPagesQuery, cmsBlocksQuery, cmsPageQuery } from './cms-queries'

describe('CMS queries', () => {
  it('ask for at most 500 pages, and for at most 150 blocks from the first one [R9.07] [R7.23 CMS pages]', () => {
    expect(cmsPageQuery('om-oss')).toMatchObject({
      type: 'cms_page',
      size: 500,
      searchQuery: { _appliedFilters: [{ attribute: 'identifier', value: { like: 'om-oss' } }] },
    })
    expect(allCmsPagesQuery()).toMatchObject({ type: 'cms_page', size: 500 })
    expect(cmsBlocksQuery(['a', 'b'])).toMatchObject({
      type: 'cms_block',
      size: 150,
      start: 0,
      searchQuery: { _appliedFilters: [{ value: { like: ['a', 'b'] } }] },
    })
  })
})
