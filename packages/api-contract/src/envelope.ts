import type { ConflictReason } from './error-table'

/** The answer of each call whose endpoint is not `bare`; the HTTP status equals `code` (contract §1.2). */
export interface Envelope<Result = unknown> {
  readonly code: number
  readonly result: Result
  readonly meta?: unknown
}

/** A refusal. `meta.errors` lists the refused fields (decisions.md 34); a 409 has a `reason`. */
export interface Refusal extends Envelope {
  readonly reason?: ConflictReason
  readonly meta?: { readonly errors: readonly FieldError[] }
}

/** A field that the host refused. */
export interface FieldError {
  /** Dot path in the request, such as `customer.addresses.0.city`. */
  readonly field: string
  /** The broken rule, named as in JSON schema; `rule` where JSON schema has no name for it. */
  readonly rule: string
  /** What the host expected, such as `should have at least 8 characters`. */
  readonly expected: string
}

/** One entry of `result` when a request does not fit its schema (contract §1.3). */
export interface ValidationError {
  readonly keyword: string
  readonly dataPath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}
