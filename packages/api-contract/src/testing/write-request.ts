import { fill, plainText, type Values } from './fill'
import type { Step } from './story'

/** A request as it goes over the wire; `address` begins with a slash. */
export interface SentRequest {
  readonly method: Step['method']
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** The request of a step, or the names of values that no earlier answer gave. */
export function writeRequest(
  { method, address, query, headers, body }: Step,
  values: Values,
): { readonly request: SentRequest } | { readonly missing: readonly string[] } {
  const { filled, missing } = fill({ address, query: query ?? {}, headers, body: body ?? null }, values)
  if (missing.length > 0) return { missing }
  const written = filled as {
    readonly address: string
    readonly query: Readonly<Record<string, unknown>>
    readonly headers: SentRequest['headers']
    readonly body: unknown
  }
  const parameters = queryText(written.query)
  return {
    request: {
      method,
      address: parameters === '' ? written.address : `${written.address}?${parameters}`,
      headers: written.headers,
      body: body === undefined ? undefined : JSON.stringify(written.body),
    },
  }
}

/** As the client's query-string library writes it: sorted, encoded, objects as JSON, lists with commas. */
function queryText(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : plainText(value))}`,
    )
    .join('&')
}
