export { FakeCheckoutCart } from './fake-checkout-cart'
export { InMemoryCheckoutStorage, InMemoryOrderHistoryStorage, InMemoryOrderStorage } from './in-memory-storages'
export { checkoutStorageContract, orderHistoryStorageContract, orderStorageContract } from './storage-contracts'
