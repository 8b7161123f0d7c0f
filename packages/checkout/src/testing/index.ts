export { FakeCheckoutCart } from './fake-checkout-cart'
export { InMemoryCheckoutStorage, InMemoryOrderStorage } from './in-memory-storages'
export { checkoutStorageContract, orderStorageContract } from './storage-contracts'
