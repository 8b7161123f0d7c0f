// what must not be lost
export { openShopStorages } from './open-shop-storages'
export type { ShopStoragesOptions } from './open-shop-storages'
export type { ShopStorages } from './shop-storages'
export type { StorageTrouble } from './storage-trouble'
// what can be asked again
export { openCacheDatabase } from './open-cache-database'
export type { CacheCollection, CacheDatabase, CachedDocument } from './open-cache-database'
export { GuardedCache } from './guarded-cache'
export type { GuardedCacheOptions } from './guarded-cache'
export { DexieSearchCache } from './dexie-search-cache'
export { DexieUrlCache } from './dexie-url-cache'
export { MemorySearchCache } from './memory-search-cache'
