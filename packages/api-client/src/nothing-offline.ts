import type { SearchResult } from '@vitrin/catalog'

/** The empty result of a search without a connection (R7.24). */
export const NOTHING_OFFLINE: SearchResult<never> = {
  items: [],
  total: 0,
  start: 0,
  perPage: 0,
  aggregations: {},
  attributeMetadata: [],
  suggestions: {},
  cache: true,
  offline: true,
  noresults: true,
}
