import { queryWithout, type ListingStore } from '@vitrin/theme-kit'

/** The address of a listing without filters. A search keeps its term. */
export function unfiltered(path: string, query: ListingStore['query']): string {
  const filters = Object.keys(query).filter((name) => name !== 'q')
  return path + queryWithout(query, Object.fromEntries(filters.map((name) => [name, undefined])))
}
