import type { FieldRefusal } from '@vitrin/kernel'

/** The host said no: its own sentence, and the fields that it names. */
export interface AccountRejection {
  readonly code: number
  readonly message: string
  readonly fields: readonly FieldRefusal[]
}
