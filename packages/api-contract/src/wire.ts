// calls
export { defineEndpoints, endpointPath } from './endpoint'
export type { Endpoint, EndpointAuth, EndpointTable, HttpMethod } from './endpoint'
export { catalogueEndpoints } from './catalogue/endpoints'
export type { CatalogueEndpoint } from './catalogue/endpoints'
export { shopEndpoints } from './shop/endpoints'
export type { ShopEndpoint } from './shop/endpoints'
export { graphqlEndpoints } from './graphql/endpoints'
export { cacheTags, invalidationEndpoints } from './invalidation/endpoints'
export { CONTRACT_VERSION } from './version'
// answers
export type { Envelope, Refusal, ValidationError } from './envelope'
export type {
  CompactSearchAnswer,
  CustomSizeDimension,
  CustomSizeOption,
  CustomSizeOptionValue,
  RawSearchAnswer,
  RenderListResult,
  SearchHit,
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
  WireTotalsItem,
  WireTotalsSegment,
  WireWithdrawalLine,
  WireWithdrawalOrder,
  WireWithdrawalReceipt,
} from './shop/answers'
export type {
  GraphqlAnswer,
  GraphqlError,
  GraphqlFilter,
  GraphqlFilters,
  GraphqlHits,
  GraphqlItems,
  GraphqlListVariables,
  GraphqlProducts,
  GraphqlRequestBody,
  GraphqlSort,
} from './graphql/answers'
// errors
export { conflictReasons, errorCodes, errorExceptions } from './error-table'
export type { ConflictReason, ErrorException, ErrorKind } from './error-table'
// search
export {
  AGGREGATION_SIZE,
  ATTRIBUTE_FETCH_SIZE,
  CATEGORY_FETCH_SIZE,
  CMS_BLOCK_LIST_SIZE,
  CMS_FETCH_SIZE,
  DEFAULT_SEARCH_SIZE,
  MAX_FILTERS_SIZE,
  MAX_GET_LENGTH,
  MAX_IMAGE_SIDE,
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
export { compressibleFields, longNames, shortNames } from './compaction/field-names'
export { fieldSelector } from './compaction/field-selector'
export type { FieldSelector } from './compaction/field-selector'
export { restoreProduct } from './compaction/restore-product'
export { decodeTitles } from './titles/decode-titles'
