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
// ports
export type { ClaimStorage, HtmlSanitizer, NewsletterGateway, NewsletterStorage } from './ports'
