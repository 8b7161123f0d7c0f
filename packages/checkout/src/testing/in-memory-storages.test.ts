import { InMemoryCheckoutStorage, InMemoryOrderStorage } from './in-memory-storages'
import { checkoutStorageContract, orderStorageContract } from './storage-contracts'

checkoutStorageContract('InMemoryCheckoutStorage', () => new InMemoryCheckoutStorage())
orderStorageContract('InMemoryOrderStorage', () => new InMemoryOrderStorage())
