// stores
export { CmsBlockStore } from './cms-block-store'
export { CmsPageStore } from './cms-page-store'
export { NewsletterStore } from './newsletter-store'
export type { NewsletterEvent, NewsletterRejection } from './newsletter-store'
export { ClaimStore } from './claim-store'
// model
export { NO_NEWSLETTER } from './newsletter'
export type { Newsletter } from './newsletter'
export type { Claim } from './claim'
export type { CmsBlockDocument, CmsPageDocument } from './cms-document'
export { findContentPages } from './find-content-pages'
export type { FoundContentPage } from './find-content-pages'
export { CachingContentGateway } from './headless/caching-content-gateway'
export type {
  ContentEntry,
  ContentPicture,
  ContentSetName,
  Notice,
  Portfolio,
  PortfolioItem,
} from './headless/content-entry'
// ports
export type { CmsSearch, CmsSearchRequest, CmsSearchResult, ContentCache, ContentGateway } from './ports'
export type { ClaimStorage, HtmlSanitizer, NewsletterGateway, NewsletterStorage } from './ports'
