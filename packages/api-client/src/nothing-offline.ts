import type { SearchResult } from '@vitrin/catalog'

/** Offline there is simply nothing (R7.24). */
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
