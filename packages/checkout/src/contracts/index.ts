// Suites that every adapter of a port runs, with vitest.
export {
  checkoutStorageContract,
  handOverStorageContract,
  orderHistoryStorageContract,
  orderStorageContract,
} from './storage-contracts'
