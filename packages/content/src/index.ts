// stores
export { CmsBlockStore } from './cms-block-store'
export type { CmsBlockSnapshot, CmsBlockStoreOptions } from './cms-block-store'
export { CmsPageStore } from './cms-page-store'
export type { CmsEmptyResult, CmsPageStoreOptions } from './cms-page-store'
export { NewsletterStore } from './newsletter-store'
export type {
  NewsletterEvent,
  NewsletterProgress,
  NewsletterRejection,
  NewsletterStoreOptions,
} from './newsletter-store'
export { ClaimStore } from './claim-store'
export type { ClaimStoreOptions } from './claim-store'
// model
export { NO_NEWSLETTER } from './newsletter'
export type { Newsletter } from './newsletter'
export type { Claim } from './claim'
export type { CmsBlockDocument, CmsPageDocument } from './cms-document'
// ports
export type {
  ClaimStorage,
  CmsSearch,
  CmsSearchRequest,
  CmsSearchResult,
  HtmlSanitizer,
  NewsletterGateway,
  NewsletterStorage,
} from './ports'
