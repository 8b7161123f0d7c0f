import {
  InMemoryCheckoutStorage,
  InMemoryHandOverStorage,
  InMemoryOrderHistoryStorage,
  InMemoryOrderStorage,
} from './in-memory-storages'
import {
  checkoutStorageContract,
  handOverStorageContract,
  orderHistoryStorageContract,
  orderStorageContract,
} from '../contracts/storage-contracts'

checkoutStorageContract('InMemoryCheckoutStorage', () => new InMemoryCheckoutStorage())
handOverStorageContract('InMemoryHandOverStorage', () => new InMemoryHandOverStorage())
orderStorageContract('InMemoryOrderStorage', () => new InMemoryOrderStorage())
orderHistoryStorageContract('InMemoryOrderHistoryStorage', () => new InMemoryOrderHistoryStorage())
