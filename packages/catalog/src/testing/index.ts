// fakes
export { FakeCustomSizeGateway } from './fake-custom-size-gateway'
export { FakePriceGateway } from './fake-price-gateway'
export { FakeReviewGateway } from './fake-review-gateway'
export { FakeSearchCache } from './fake-search-cache'
export { FakeSearchGateway } from './fake-search-gateway'
export type { FakeDocument } from './fake-search-gateway'
export { FakeStockGateway } from './fake-stock-gateway'
export { InMemoryListStorage } from './in-memory-list-storage'
// builders
export { aSelection } from './a-selection'
export { aCategory } from './a-category'
export { aCorner } from './a-corner'
export { aChild, aProduct, pricesOf } from './a-product'
export { COLORS, SIZES, colorAttribute, sizeAttribute } from './attributes'
export { cornerModel } from './corner-model'
export { searchableShop } from './searchable-shop'

// real queries and rules of the catalogue, for tests of hosts and of demo data
export { attributesQuery, categoriesQuery, categoryTreeQuery, reviewsQuery } from '../categories/category-queries'
export {
  categoryProductsQuery,
  parentOfVariantQuery,
  singleProductQuery,
  textSearchQuery,
} from '../search/product-queries'
export { selectVariant } from '../selection/select-variant'
