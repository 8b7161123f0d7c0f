export { aCustomer } from './builders'
export { FakeUserGateway } from './fake-user-gateway'
export { InMemoryRefreshLock } from './in-memory-refresh-lock'
export { InMemoryAccountStorage } from './in-memory-account-storage'
