type Query = Readonly<Record<string, readonly string[]>>

/** The address's query without one value of a key, or without the whole key where no value is named. */
export function searchWithout(query: Query, left: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams()
  for (const [key, values] of Object.entries(query)) {
    const out = left[key]
    for (const value of values) if (!(key in left) || (out !== undefined && value !== out)) params.append(key, value)
  }
  return params.size > 0 ? `?${params}` : ''
}
