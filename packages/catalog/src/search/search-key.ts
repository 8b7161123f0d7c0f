import { PRODUCT_DETAIL_EXCLUDE } from './field-lists'
import { searchRequest, type SearchRequest } from './search-query'

/** Keys of the search cache: a hash of the payload of contract §2.8, which may hold a shopper's typed text. */
export function searchKey(asked: SearchRequest, store: string): string {
  const { type, searchQuery, size, start, includeFields, excludeFields, variants } = searchRequest(asked)
  const { _availableFilters, _appliedFilters, _appliedSort, _searchText } = searchQuery
  const payload = {
    store,
    type,
    searchQuery: { _availableFilters, _appliedFilters, _appliedSort, _searchText },
    size,
    from: start,
    _sourceExclude: excludeFields,
    _sourceInclude: includeFields,
    variants,
  }
  return hash(JSON.stringify(payload))
}

/** Where a whole product lies, whichever search brought it (contract §15.3). */
export function productKey(sku: string): string {
  return `sku$$${sku}`
}

/** The sku of a question for one whole product (R7.23). */
export function requestedSku({
  type,
  searchQuery,
  start = 0,
  includeFields,
  excludeFields,
}: SearchRequest): string | undefined {
  const [filter, ...more] = searchQuery._appliedFilters
  if (
    type !== 'product' ||
    start > 0 ||
    filter?.attribute !== 'sku' ||
    more.length > 0 ||
    searchQuery._searchText !== ''
  )
    return undefined
  const sku = filter.value['eq']
  return typeof sku === 'string' && asksForWhole({ includeFields, excludeFields }) ? sku : undefined
}

/** Listings bring cards: a product page could not be made of them. */
export function asksForWhole({
  includeFields,
  excludeFields,
}: {
  readonly includeFields?: readonly string[] | undefined
  readonly excludeFields?: readonly string[] | undefined
}): boolean {
  return includeFields === undefined && excludeFields?.join() === PRODUCT_DETAIL_EXCLUDE.join()
}

/** 64 bits in two lanes (FNV-1a with different primes): two equal keys among some hundred entries are very unlikely. */
function hash(text: string): string {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x85ebca6b)
    low ^= low >>> 13
  }
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
