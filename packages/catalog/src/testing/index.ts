// fakes
export { FakeCustomSizeGateway } from './fake-custom-size-gateway'
export { FakeSearchCache } from './fake-search-cache'
export { FakeSearchGateway } from './fake-search-gateway'
export type { FakeDocument } from './fake-search-gateway'
export { FakeStockGateway } from './fake-stock-gateway'
export { InMemoryListStorage } from './in-memory-list-storage'
// builders
export {
  COLORS,
  SIZES,
  aCategory,
  aChild,
  aCorner,
  aProduct,
  colorAttribute,
  cornerModel,
  pricesOf,
  sizeAttribute,
} from './documents'
export { searchableShop } from './searchable-shop'
// contract suites
export { customSizeGatewayContract } from './custom-size-gateway-contract'
export type { CustomSizeGatewayWorld } from './custom-size-gateway-contract'
export { searchCacheContract } from './search-cache-contract'
export { listStorageContract } from './list-storage-contract'
export type { ListStorageWorld } from './list-storage-contract'
export { searchGatewayContract } from './search-gateway-contract'
export type { SearchGatewayWorld } from './search-gateway-contract'
export { stockGatewayContract } from './stock-gateway-contract'
export type { StockGatewayWorld } from './stock-gateway-contract'
