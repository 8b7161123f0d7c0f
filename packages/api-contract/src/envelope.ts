import type { FieldRefusal } from '@vitrin/kernel'
import type { ConflictReason } from './error-table'

/** The answer of each call whose endpoint is not `bare`; the HTTP status equals `code` (contract §1.2). */
export interface Envelope<Result = unknown> {
  readonly code: number
  readonly result: Result
  readonly meta?: unknown
}

/** A refusal. `fields` names the refused fields and what was expected; a 409 has a `reason`. */
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
