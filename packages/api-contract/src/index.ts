// names, methods, paths, answers, errors: all that needs no schema
export * from './wire'
// calls: schemas
export { catalogueRequests } from './catalogue/requests'
export { customerGroup, searchParameters, searchQuery } from './catalogue/search-request'
export type { CustomerGroupInput, SearchQueryInput } from './catalogue/search-request'
export { graphqlRequests } from './graphql/requests'
export { invalidationRequests } from './invalidation/requests'
export { cartRun, shopRequests } from './shop'
export type { CartRun, OrderRequest, OrderRequestAddress } from './shop'
export { defineRequests } from './request-table'
export type { RequestSchemas } from './request-table'
export { commaList, nonEmptyCommaList, text, wholeNumber } from './query-values'
export { queryObject } from './query-object'
// reading a request
export { parseRequest } from './parse-request'
export { fieldRefusal } from './field-refusals'
export type { FieldRefusals } from './field-refusals'
