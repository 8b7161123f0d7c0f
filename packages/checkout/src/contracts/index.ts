// The suites of the ports: every adapter runs them with vitest.
export {
  checkoutStorageContract,
  handOverStorageContract,
  orderHistoryStorageContract,
  orderStorageContract,
} from './storage-contracts'
export { externalOrderGatewayContract } from './external-order-gateway-contract'
export type { ExternalOrderGatewayWorld } from './external-order-gateway-contract'
export { orderGatewayContract } from './order-gateway-contract'
export type { OrderGatewayWorld } from './order-gateway-contract'
export { orderHistoryGatewayContract } from './order-history-gateway-contract'
export type { OrderHistoryGatewayWorld } from './order-history-gateway-contract'
export { withdrawalGatewayContract } from './withdrawal-gateway-contract'
export type { WithdrawalGatewayWorld } from './withdrawal-gateway-contract'
