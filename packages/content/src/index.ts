// stores
export { CmsBlockStore } from './cms-block-store'
export type { CmsBlockSnapshot } from './cms-block-store'
export { CmsPageStore } from './cms-page-store'
export { ContentSetStore } from './headless/content-set-store'
export type { ContentSetSnapshot, SetNavigation } from './headless/content-set-store'
export { NoticeStore } from './headless/notice-store'
export type { NoticeSnapshot, NoticeStoreOptions } from './headless/notice-store'
export { PortfolioStore } from './headless/portfolio-store'
export type { PortfolioSnapshot } from './headless/portfolio-store'
export { StaticContentStore } from './static-sets/static-content-store'
export type { StaticContentSnapshot } from './static-sets/static-content-store'
export { NewsletterStore } from './newsletter-store'
export { ClaimStore } from './claim-store'
// model
export { NO_NEWSLETTER } from './newsletter'
export type { Newsletter, NewsletterEvent, NewsletterRejection, NewsletterStatus } from './newsletter'
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
export { STATIC_SET_NAMES, staticSetFiles } from './static-sets/static-set-files'
export type { StaticSetName, StaticSets } from './static-sets/static-sets'
// ports
export type { CmsSearch, CmsSearchRequest, CmsSearchResult, ContentCache, ContentGateway } from './ports'
export type {
  ClaimStorage,
  ClosedNoticeStorage,
  HtmlSanitizer,
  NewsletterGateway,
  NewsletterStorage,
  StaticContentGateway,
} from './ports'
