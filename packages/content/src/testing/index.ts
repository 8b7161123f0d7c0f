export { FakeCmsSearch } from './fake-cms-search'
export { FakeNewsletterGateway } from './fake-newsletter-gateway'
export { PassThroughSanitizer } from './pass-through-sanitizer'
export { InMemoryClaimStorage, InMemoryNewsletterStorage } from './in-memory-storages'
