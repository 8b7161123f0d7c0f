import type { CmsSearchRequest } from './ports'

/** R9.07 */
const BLOCK_LIST = { size: 150, start: 0 }

/**
 * A host that does not know `like` answers with every page, so the answer must hold them all (R9.07, contract §2.5 b).
 */
const MAX_COUNT = 500

const BLOCK_FIELDS = ['id', 'identifier', 'title', 'content', 'meta_title', 'meta_description']

const PAGE_FIELDS = [
  'id',
  'identifier',
  'title',
  'content',
  'content_heading',
  'page_layout',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'store_id',
]

export function cmsPageQuery(identifier: string): CmsSearchRequest {
  return { type: 'cms_page', searchQuery: searchByIdentifier(identifier), size: MAX_COUNT, includeFields: PAGE_FIELDS }
}

/** Every page of the shop. */
export function allCmsPagesQuery(): CmsSearchRequest {
  const searchQuery = { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: '' } as const
  return { type: 'cms_page', searchQuery, size: MAX_COUNT, includeFields: PAGE_FIELDS }
}

export function cmsBlocksQuery(identifiers: readonly string[]): CmsSearchRequest {
  return { type: 'cms_block', searchQuery: searchByIdentifier(identifiers), ...BLOCK_LIST, includeFields: BLOCK_FIELDS }
}

function searchByIdentifier(like: string | readonly string[]): CmsSearchRequest['searchQuery'] {
  return {
    _availableFilters: [],
    _appliedFilters: [{ attribute: 'identifier', value: { like }, scope: 'default' }],
    _appliedSort: [],
    _searchText: '',
  }
}
