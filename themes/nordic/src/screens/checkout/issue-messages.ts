import { accept, reject, type FieldIssue, type IssueCode, type Outcome } from '@vitrin/theme-kit'
import type { FormRefusal } from '@vitrin/theme-kit/forms'
import type { Text, TextKey } from '../../messages/use-text'

/** R5.17, R5.18: the text of each rule. */
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

/** What the checkout answers to the fields of a step, with a text for each refused field. */
export function withTexts(saved: Outcome<unknown, readonly FieldIssue[]>, t: Text): Outcome<unknown, FormRefusal> {
  if (saved.ok) return accept(undefined)
  return reject({
    fields: Object.fromEntries(saved.rejection.map(({ field, code }) => [field, t(ISSUE_MESSAGES[code])])),
  })
}
