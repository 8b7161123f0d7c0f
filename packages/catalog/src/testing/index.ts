// fakes
export { FakeSearchCache } from './fake-search-cache'
export { FakeSearchGateway } from './fake-search-gateway'
export type { FakeDocument } from './fake-search-gateway'
export { FakeStockGateway } from './fake-stock-gateway'
export { InMemoryProductListStorage } from './in-memory-product-list-storage'
export { InMemoryRecentSearchesStorage } from './in-memory-recent-searches-storage'
// builders
export { COLORS, SIZES, aCategory, aChild, aCorner, aProduct, colorAttribute, cornerModel, pricesOf, sizeAttribute } from './documents'
// contract suites
export { searchCacheContract } from './search-cache-contract'
export { productListStorageContract } from './product-list-storage-contract'
export type { ProductListStorageWorld } from './product-list-storage-contract'
export { recentSearchesStorageContract } from './recent-searches-storage-contract'
export type { RecentSearchesStorageWorld } from './recent-searches-storage-contract'
export { searchGatewayContract } from './search-gateway-contract'
export type { SearchGatewayWorld } from './search-gateway-contract'
export { stockGatewayContract } from './stock-gateway-contract'
export type { StockGatewayWorld } from './stock-gateway-contract'
