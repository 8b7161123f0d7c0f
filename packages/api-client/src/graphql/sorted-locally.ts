import type { WireDocument } from '@vitrin/api-contract/wire'
import type { SearchRequest } from '@vitrin/catalog'

/** Sorts the documents of a query that takes no sort order. Missing values come last. */
export function sortedLocally(
  documents: readonly WireDocument[],
  sort: SearchRequest['searchQuery']['_appliedSort'],
): readonly WireDocument[] {
  return documents.toSorted((one, other) => {
    for (const { field, options } of sort) {
      const [a, b] = [one[field], other[field]] as (string | number | undefined | null)[]
      if (a === b) continue
      if (a == null || b == null) return a == null ? 1 : -1
      return (a < b ? -1 : 1) * (options === 'desc' ? -1 : 1)
    }
    return 0
  })
}
