export { FakeCmsSearch } from './fake-cms-search'
export { FakeNewsletterGateway } from './fake-newsletter-gateway'
export { FakeHtmlSanitizer } from './fake-html-sanitizer'
export { InMemoryClaimStorage, InMemoryNewsletterStorage } from './in-memory-storages'
