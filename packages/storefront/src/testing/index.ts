export { FakeAddressBar } from './fake-address-bar'
export { inMemoryStorages } from './in-memory-storages'
