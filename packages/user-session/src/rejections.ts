import type { FieldRefusal } from '@vitrin/kernel'
import type { AccountIssue } from './account-issues'

/** What was typed cannot be sent, or the host said no: its own sentence, and the fields that it names. */
export type AccountRejection =
  | { readonly code: 'invalid'; readonly issues: readonly AccountIssue[] }
  | { readonly code: number; readonly message: string; readonly fields: readonly FieldRefusal[] }
