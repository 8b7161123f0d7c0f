import type { FieldIssue, IssueCode } from '@vitrin/theme-kit'
import type { TextKey } from '../../messages/use-text'
import type { BrokenFields } from './use-details-form'

/** R5.17, R5.18: the sentence of each rule. */
export const ISSUE_MESSAGES: Readonly<Record<IssueCode, TextKey>> = {
  required: 'validation.required',
  'name-too-short': 'validation.name',
  'email-invalid': 'validation.email',
  'password-too-short': 'validation.password',
  'passwords-differ': 'validation.passwordsIdentical',
  'zip-code-too-short': 'validation.zipCode',
  'tax-id-too-short': 'validation.taxId',
  'terms-not-accepted': 'validation.terms',
}

export function brokenFields(issues: readonly FieldIssue[]): BrokenFields {
  return Object.fromEntries(issues.map(({ field, code }) => [field, ISSUE_MESSAGES[code]]))
}
