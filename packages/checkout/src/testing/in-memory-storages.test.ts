import { InMemoryCheckoutStorage, InMemoryOrderHistoryStorage, InMemoryOrderStorage } from './in-memory-storages'
import { checkoutStorageContract, orderHistoryStorageContract, orderStorageContract } from './storage-contracts'

checkoutStorageContract('InMemoryCheckoutStorage', () => new InMemoryCheckoutStorage())
orderStorageContract('InMemoryOrderStorage', () => new InMemoryOrderStorage())
orderHistoryStorageContract('InMemoryOrderHistoryStorage', () => new InMemoryOrderHistoryStorage())
