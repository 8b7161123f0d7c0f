export { FakeCmsSearch } from './fake-cms-search'
export { PassThroughSanitizer } from './pass-through-sanitizer'
export { InMemoryClaimStorage, InMemoryNewsletterStorage } from './in-memory-storages'
