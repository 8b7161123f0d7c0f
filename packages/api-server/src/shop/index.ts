export { shopRoutes } from './shop-routes'
export type { ShopOptions } from './context'
export { ScryptHasher } from './users/scrypt-hasher'
