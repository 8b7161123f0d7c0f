import type { FieldRefusal } from '@vitrin/kernel'
import type { ConflictReason } from './error-table'

/** What every call answers unless its endpoint is `bare`; the HTTP status equals `code` (contract §1.2). */
export interface Envelope<Result = unknown> {
  readonly code: number
  readonly result: Result
  readonly meta?: unknown
}

/** An answer that says no. `fields` names what was refused and what was expected; `reason` belongs to a 409. */
export interface Refusal extends Envelope {
  readonly reason?: ConflictReason
  readonly fields?: readonly FieldRefusal[]
}

/** One entry of `result` when a request does not fit its schema (contract §1.3). */
export interface ValidationError {
  readonly keyword: string
  readonly dataPath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}
