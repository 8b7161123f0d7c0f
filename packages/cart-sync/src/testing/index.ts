// fakes
export { InMemoryCartGateway } from './in-memory-cart-gateway'
export type { CartCallName, Trouble } from './in-memory-cart-gateway'
export { InMemoryCartStorage } from './in-memory-cart-storage'
export { KnownProducts } from './known-products'
// builders
export { aDraft, aLine, aServerItem, withOptions } from './builders'
export { anAddress, openCart, openSyncedCart } from './open-cart'
export type { CartWorld, OpenCartOptions } from './open-cart'
