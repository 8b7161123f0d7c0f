// stores
export { CmsBlockStore } from './cms-block-store'
export type { CmsBlockSnapshot, CmsBlockStoreOptions } from './cms-block-store'
export { CmsPageStore } from './cms-page-store'
export type { CmsEmptyResult, CmsPageStoreOptions } from './cms-page-store'
// model
export type { CmsBlockDocument, CmsPageDocument } from './cms-document'
// ports
export type { CmsSearch, CmsSearchRequest, CmsSearchResult, HtmlSanitizer } from './ports'
