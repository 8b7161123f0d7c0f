/**
 * Whether a call has a token: `customer` always, `token` when the caller is logged in, `none` never (contract §1.8).
 */
export type EndpointAuth = 'none' | 'token' | 'customer'

export type HttpMethod = 'GET' | 'POST' | 'DELETE'

/** A call between client and host. Its schemas are elsewhere, so that browsers need not load them. */
export interface Endpoint {
  readonly methods: readonly HttpMethod[]
  /** Parameters are written `:name`. */
  readonly path: string
  readonly auth: EndpointAuth
  /** The cart's id travels in the query as `cartId` (contract §5). */
  readonly cart?: true
  /** The call changes something, so it has an `Idempotency-Key` (decisions.md 2). */
  readonly changes?: true
  /** The answer holds tokens, so it is not stored for a repeated key (decisions.md 2). */
  readonly holdsTokens?: true
  /** The sentence of a refusal is also in `result.errorMessage`, because clients of the original read it there. */
  readonly errorMessage?: true
  /** The body is `multipart/form-data` with files. */
  readonly files?: true
  /** The answer has no envelope (contract §1.2). */
  readonly bare?: true
}

export type EndpointTable = Readonly<Record<string, Endpoint>>

/** Checks the rows of a table, and keeps the names as a type. */
export function defineEndpoints<const Table extends EndpointTable>(
  table: Table,
): { readonly [Name in keyof Table]: Endpoint } {
  return table
}

/** The path with encoded parameters (contract §1.7). Throws for a missing parameter. */
export function endpointPath(endpoint: Endpoint, parameters: Readonly<Record<string, string | number>> = {}): string {
  return endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, pattern?: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return pattern ? String(value).split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value)
  })
}
