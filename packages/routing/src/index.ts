// store
export { RoutingStore } from './routing-store'
export type { RoutingStoreOptions } from './routing-store'
// model
export type { Layout, Page, PageId, PageParamsById } from './page'
export type { Resolution, ResolvedPage } from './resolution'
export type { RoutedViews } from './store-view'
export type { HostAndPath } from './view-address'
export type { Query } from './query'
export type { LinkedCategory, LinkedProduct } from './links'
// rules
export { buildPath } from './path'
export { buildQuery, parseQuery } from './query'
export { searchOf } from './segments'
export { queryWithout } from './query-without'
export { categoryPath, productPath } from './links'
export { variantAddress } from './variant-address'
export { contentInView, contentLink } from './content-links'
export { addressInView, storeCodeOf } from './view-address'
// ports
export type { Mapping, PathMapping } from './mapping'
export type { MappedDocument } from './mapped-document'
export type { MovedPath } from './moved-path'
export type { UrlCache, UrlGateway } from './ports'
// errors
export { UrlCacheFull } from './errors'
