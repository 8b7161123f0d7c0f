/** Who may call: `customer` needs a token, `token` carries one where there is one, `none` never does (contract §1.8). */
export type EndpointAuth = 'none' | 'token' | 'customer'

export type HttpMethod = 'GET' | 'POST' | 'DELETE'

/** One call of the wire, without its schemas, so that a browser can know it cheaply. */
export interface Endpoint {
  readonly methods: readonly HttpMethod[]
  /** Parameters are written `:name`. */
  readonly path: string
  readonly auth: EndpointAuth
  /** The cart's id travels in the query as `cartId` (contract §5). */
  readonly cart?: true
  /** Changes something, so it carries an `Idempotency-Key` (decisions.md 2). */
  readonly changes?: true
  /** The answer holds tokens, so it is never kept for a repeated key (decisions.md 2). */
  readonly holdsTokens?: true
  /** Answers something else than the envelope (contract §1.2). */
  readonly bare?: true
}

export type EndpointTable = Readonly<Record<string, Endpoint>>

/** Keeps the literal names of a table and checks its rows. */
export function defineEndpoints<const Table extends EndpointTable>(
  table: Table,
): { readonly [Name in keyof Table]: Endpoint } {
  return table
}

/** The path with its parameters filled in, each encoded (contract §1.7). */
export function endpointPath(endpoint: Endpoint, parameters: Readonly<Record<string, string | number>> = {}): string {
  return endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, pattern?: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return pattern ? String(value).split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value)
  })
}
