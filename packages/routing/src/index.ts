// store
export { RoutingStore } from './routing-store'
export type { RoutingStoreOptions } from './routing-store'
// model
export type { Mapping, PathMapping } from './mapping'
export type { ListedDocuments, MappedCategory, MappedCmsPage, MappedDocument, MappedProduct } from './mapped-document'
export { LAYOUT_BY_PAGE } from './page'
export type { Layout, Page, PageId, PageOf, PageParamsById } from './page'
export type { Redirect, Resolution, ResolvedPage } from './resolution'
export type { RoutedViews } from './store-view'
export type { Query } from './query'
export type { ParsedPath } from './parse-path'
export type { LinkedCategory, LinkedProduct } from './links'
export { STATIC_PAGES } from './route-table'
// rules
export { parsePath } from './parse-path'
export { buildPath, documentPath } from './path'
export { buildQuery, parseQuery } from './query'
export { queryWithout } from './query-without'
export { categoryPath, productPath } from './links'
export { variantAddress } from './variant-address'
export { dispatcherRouteName, routeName } from './route-name'
// ports
export type { UrlCache, UrlGateway } from './ports'
// errors
export { UrlCacheFull } from './errors'
