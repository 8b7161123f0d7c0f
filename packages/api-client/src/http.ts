import type { FieldError } from '@vitrin/api-contract/wire'
import type { FieldRefusal, FormContent } from '@vitrin/kernel'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the base URL, with leading slash and without query. */
  readonly path: string
  /** Not yet encoded. A key with the value `undefined` is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  /** Sent instead of a body. It may take longer than other calls, because files are large. */
  readonly form?: FormContent
  /** The call is made with the token of this account, or not at all. A call of a guest has no token. */
  readonly account?: string | undefined
  /** A token to use instead, for calls between the login and the moment when the session knows the account. */
  readonly token?: string | undefined
  /** Adds `storeCode`; searches are sent without it (contract §1.4). */
  readonly withStoreCode?: boolean
  /** `Idempotency-Key` of a call that changes something (decisions.md 2). */
  readonly idempotencyKey?: string
  /** `X-Token-Rotation`: this client stores the new refresh token of each refresh (decisions.md 30). */
  readonly rotatesTokens?: boolean
  /** `X-Current-Password`: the password of the account, for a change that the host makes only with it. */
  readonly currentPassword?: string
  /** The host hashes a password of the body for this call, so the call may take longer than others. */
  readonly hashesPassword?: boolean
  /** `X-Cart-Run` (decisions.md 26). */
  readonly cartRun?: string
}

/** The envelope of contract §1.2. Callers read its `code`; the HTTP status does not matter. */
export interface HttpAnswer {
  readonly code: number
  readonly result: unknown
  readonly meta?: unknown
  /** The reason of a 409, as a code. */
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
  /** The time that the host asks to wait with `Retry-After` (decisions.md 6). */
  readonly retryAfterMs?: number | undefined
}

export interface Http {
  /** Gives the envelope with any code, and 401 for an account that is not signed in. Throws only `TransportError`. */
  send(request: HttpRequest): Promise<HttpAnswer>
  /** Gives the `result` of the envelope. Throws `HostRejection` for a code other than 200. */
  call<Result>(request: HttpRequest): Promise<Result>
  /** For answers without an envelope (search, url/map): gives the JSON of a 2xx, else throws `HostRejection`. */
  bare<Json>(request: HttpRequest): Promise<Json>
}

/** An answer of a host, with the fields that it lists in `meta.errors` (decisions.md 34). */
export function withRefusedFields(answer: HttpAnswer): HttpAnswer {
  const { errors } = (answer.meta ?? {}) as { readonly errors?: unknown }
  if (!Array.isArray(errors)) return answer
  return { ...answer, fields: errors.filter(isFieldError).map(({ field, expected }) => ({ field, message: expected })) }
}

/** Other hosts may have other errors there. */
function isFieldError(error: unknown): error is FieldError {
  const { field, expected } = (error ?? {}) as Readonly<Record<string, unknown>>
  return typeof field === 'string' && typeof expected === 'string'
}

/** Path and query as they are sent. */
export function requestTarget({ path, query = {} }: Pick<HttpRequest, 'path' | 'query'>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
