// database
export { openShopDatabase } from './open-shop-database'
export type { ShopCollection, ShopDatabase, StoredDocument } from './open-shop-database'
// what can be asked again
export { openCacheDatabase } from './open-cache-database'
export type { CacheCollection, CacheDatabase, CachedDocument } from './open-cache-database'
export { DexieSearchCache } from './dexie-search-cache'
export { DexieUrlCache } from './dexie-url-cache'
export { MemorySearchCache } from './memory-search-cache'
// session
export { DexieOrderHistoryStorage } from './dexie-order-history-storage'
export { DexieSessionStorage } from './dexie-session-storage'
// cart
export { DexieCartStorage } from './dexie-cart-storage'
export { MemoryCartStorage } from './memory-cart-storage'
// checkout and queue
export { DexieCheckoutStorage } from './dexie-checkout-storage'
export { DexieOrderStorage } from './dexie-order-storage'
export { DexieTaskStorage } from './dexie-task-storage'
// lists of products and of search terms
export { DexieListStorage } from './dexie-list-storage'
export type { StoredList } from './dexie-list-storage'
