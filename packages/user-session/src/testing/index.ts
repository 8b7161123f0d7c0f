export { aCustomer } from './builders'
export { FakeUserGateway } from './fake-user-gateway'
export { InMemorySessionStorage } from './in-memory-session-storage'
