// Suites that every adapter of a port runs, with vitest.
export { cartGatewayContract } from './cart-gateway-contract'
export type { CartGatewayWorld, CartLineIdentity } from './cart-gateway-contract'
export { cartStorageContract } from './cart-storage-contract'
export type { CartStorageWorld } from './cart-storage-contract'
export { productLookupContract } from './product-lookup-contract'
