export { FakeOrderGateway } from './fake-order-gateway'
export { anOrder } from './an-order'
export { FakeExternalOrderGateway } from './fake-external-order-gateway'
export { FakeCheckoutCart } from './fake-checkout-cart'
export {
  InMemoryCheckoutStorage,
  InMemoryHandOverStorage,
  InMemoryOrderHistoryStorage,
  InMemoryOrderStorage,
} from './in-memory-storages'
export { FakeWithdrawalGateway } from './fake-withdrawal-gateway'
