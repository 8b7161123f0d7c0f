export { shopRoutes } from './shop-routes'
export type { ShopRoutesOptions } from './context'
export { ScryptHasher } from './users/scrypt-hasher'
