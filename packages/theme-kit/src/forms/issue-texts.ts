import type { AccountIssueCode, ContactIssueCode, IssueCode } from '../model'
import type { FieldTexts } from './use-field-messages'
import type { MessageKey, Translate } from '@vitrin/i18n'

interface Issue {
  readonly field: string
  readonly code: IssueCode | AccountIssueCode | ContactIssueCode
  readonly limit?: number
  readonly example?: string
}

/** R5.17, R5.18, R5.20: the text of each rule. */
const TEXTS: Readonly<Record<Issue['code'], MessageKey>> = {
  required: 'validation.required',
  'text-too-long': 'validation.tooLong',
  'name-too-short': 'validation.name',
  'name-without-letters': 'validation.nameLetters',
  'city-without-letters': 'validation.cityLetters',
  'email-invalid': 'validation.email',
  'password-too-short': 'validation.password',
  'passwords-differ': 'validation.passwordsIdentical',
  'zip-code-too-short': 'validation.zipCode',
  'zip-code-invalid': 'validation.zipCodeAs',
  'tax-id-too-short': 'validation.taxId',
  'tax-id-invalid': 'validation.taxIdAs',
  'phone-invalid': 'validation.phoneAs',
  'phone-needed': 'validation.phoneNeeded',
  'terms-not-accepted': 'validation.terms',
  'too-many': 'account.tooManyAddresses',
  'question-too-short': 'contact.questionShort',
  'quantity-invalid': 'contact.quantityInvalid',
}

export function issueText({ code, limit, example }: Issue, t: Translate<MessageKey>): string {
  if (code === 'phone-invalid' && example === undefined) return t('validation.phone')
  return t(TEXTS[code], { limit: limit ?? '', example: example ?? '' })
}

/** A text for each refused field. */
export function issueTexts(issues: readonly Issue[], t: Translate<MessageKey>): FieldTexts {
  return Object.fromEntries(issues.map((issue) => [issue.field, issueText(issue, t)]))
}
