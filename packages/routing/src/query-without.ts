import { buildQuery, type Query } from './query'

/**
 * The query of an address without some of its filters: `{ color: '5511' }` removes one value, `{ width: undefined }`
 * removes the whole key. With leading `?`, or empty.
 */
export function queryWithout(query: Query, removed: Readonly<Record<string, string | undefined>>): string {
  const left = Object.entries(query).map(([key, values]) => {
    if (!(key in removed)) return [key, values] as const
    return [key, removed[key] === undefined ? [] : values.filter((value) => value !== removed[key])] as const
  })
  return buildQuery(Object.fromEntries(left))
}
