export { FakeCheckoutCart } from './fake-checkout-cart'
export { FakeWithdrawalGateway } from './fake-withdrawal-gateway'
export { InMemoryCheckoutStorage, InMemoryOrderHistoryStorage, InMemoryOrderStorage } from './in-memory-storages'
export { checkoutStorageContract, orderHistoryStorageContract, orderStorageContract } from './storage-contracts'
