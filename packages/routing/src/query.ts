import { encode } from './segments'

/** The query of an address: each key with its values, in their order. */
export type Query = Readonly<Record<string, readonly string[]>>

/** Never throws. Text that cannot be decoded is taken unchanged. */
export function parseQuery(search: string): Query {
  const query: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const key = decode(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decode(pair.slice(at + 1))
    ;(query[key] ??= []).push(value)
  }
  return { ...query }
}

/** With leading `?`, or empty. */
export function buildQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, values]) =>
    values.map((value) => `${encode(key)}=${encode(value)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
