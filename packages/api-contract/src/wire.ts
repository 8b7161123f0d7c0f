// calls
export { defineEndpoints, endpointPath } from './endpoint'
export type { Endpoint, EndpointTable } from './endpoint'
export { catalogueEndpoints } from './catalogue/endpoints'
export { shopEndpoints } from './shop/endpoints'
export type { ShopEndpoint } from './shop/endpoints'
export { graphqlEndpoints } from './graphql/endpoints'
export { cacheTags, invalidationEndpoints } from './invalidation/endpoints'
export { CONTRACT_VERSION } from './version'
// answers
export type { Envelope, FieldError, Refusal } from './envelope'
export type {
  CompactSearchAnswer,
  CustomSizeDimension,
  CustomSizeOption,
  RenderListResult,
  UrlMapAnswer,
} from './catalogue/answers'
export type {
  WireCartItem,
  WireCustomer,
  WireOrderHistory,
  WirePaymentMethod,
  WireShippingInformation,
  WireShippingMethod,
  WireSyncedOrder,
  WireTotals,
  WireTotalsChanged,
  WireWithdrawalLine,
  WireWithdrawalOrder,
  WireWithdrawalReceipt,
} from './shop/answers'
export type {
  GraphqlAnswer,
  GraphqlFilter,
  GraphqlFilters,
  GraphqlHits,
  GraphqlItems,
  GraphqlListVariables,
  GraphqlProducts,
  GraphqlSort,
} from './graphql/answers'
// errors
export { errorCodes } from './error-table'
export type { ConflictReason, ErrorKind } from './error-table'
// search
export {
  AGGREGATION_SIZE,
  ATTRIBUTE_FETCH_SIZE,
  CMS_FETCH_SIZE,
  DEFAULT_SEARCH_SIZE,
  MAX_GET_LENGTH,
  MAX_SEARCH_WINDOW,
  SEARCH_INDEX,
  defaultFilters,
  priceRanges,
  searchEntities,
  textSearch,
} from './catalogue/search-constants'
export type { PriceRange } from './catalogue/search-constants'
// compact answers
export { compactProduct } from './compaction/compact-product'
export type { WireDocument } from './compaction/compact-product'
export { fieldSelector } from './compaction/field-selector'
export type { FieldSelector } from './compaction/field-selector'
export { restoreProduct } from './compaction/restore-product'
export { decodeTitles } from './titles/decode-titles'
