// data that must not be lost
export { openShopStorages } from './open-shop-storages'
export type { ShopStorages } from './shop-storages'
export type { StorageTrouble } from './storage-trouble'
// data that can be fetched again
export { openCacheDatabase } from './open-cache-database'
export { ResilientCache } from './resilient-cache'
export { DexieSearchCache } from './dexie-search-cache'
export { DexieUrlCache } from './dexie-url-cache'
export { MemorySearchCache } from './memory-search-cache'
