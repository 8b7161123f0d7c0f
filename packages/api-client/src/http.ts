import type { FieldRefusal } from '@vitrin/kernel'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the base URL, with leading slash and without query. */
  readonly path: string
  /** Encoded here; `undefined` leaves the key out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  /** The call is made with the token of this account, or not at all. A guest's call carries no token. */
  readonly account?: string | undefined
  /** For the time between a login and the moment when the session knows the account. */
  readonly token?: string | undefined
  /** Adds `storeCode`; search carries none (contract §1.4). */
  readonly withStoreCode?: boolean
  /** `Idempotency-Key` of a call that changes something (decisions.md 2). */
  readonly idempotencyKey?: string
  /** `X-Cart-Run` (decisions.md 26). */
  readonly cartRun?: string
}

/** The envelope of contract §1.2; `code` counts, the HTTP status does not. */
export interface HttpAnswer {
  readonly code: number
  readonly result: unknown
  readonly meta?: unknown
  /** Why a 409 was given. */
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
  /** From `Retry-After`: the host asks to wait (decisions.md 6). */
  readonly retryAfterMs?: number | undefined
}

export interface Http {
  /** The envelope whatever its code, 401 for an account that is no longer signed in; throws `TransportError` only. */
  send(request: HttpRequest): Promise<HttpAnswer>
  /** The envelope's `result`; a code other than 200 throws `HostRejection`. */
  call<Result>(request: HttpRequest): Promise<Result>
  /** Answers without envelope (search, url/map): the JSON of a 2xx, else `HostRejection` with the status. */
  bare<Json>(request: HttpRequest): Promise<Json>
}

/** Path and query as they are sent. */
export function requestTarget({ path, query = {} }: Pick<HttpRequest, 'path' | 'query'>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
