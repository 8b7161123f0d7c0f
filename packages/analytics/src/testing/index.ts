export { FakeTracker } from './fake-tracker'
export { InMemoryConsentStorage, InMemoryRememberedOrderStorage } from './in-memory-storages'
