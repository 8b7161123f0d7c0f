// The suites of the ports: every adapter runs them with vitest.
export { cmsSearchContract } from './cms-search-contract'
export type { CmsSearchWorld } from './cms-search-contract'
export { htmlSanitizerContract } from './html-sanitizer-contract'
export { newsletterGatewayContract } from './newsletter-gateway-contract'
export type { NewsletterGatewayWorld } from './newsletter-gateway-contract'
export { claimStorageContract, newsletterStorageContract } from './storage-contracts'
