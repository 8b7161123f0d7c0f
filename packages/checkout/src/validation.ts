import { isEmail } from '@vitrin/kernel'
import { billingAddress, type AddressDetails, type CheckoutDetails, type PersonalDetails } from './checkout-details'

/** The rule that a field breaks (R5.17, R5.18). The theme writes the sentences. */
export type IssueCode =
  | 'required'
  | 'name-too-short'
  | 'email-invalid'
  | 'password-too-short'
  | 'passwords-differ'
  | 'zip-code-too-short'
  | 'tax-id-too-short'
  | 'terms-not-accepted'

export interface FieldIssue {
  readonly field: string
  readonly code: IssueCode
}

const MIN_NAME = 2
const MIN_ZIP = 3
const MIN_TAX_ID = 3
const MIN_PASSWORD = 8

export function personalIssues({
  firstName,
  lastName,
  emailAddress,
  createAccount,
  password,
  rPassword,
}: PersonalDetails): readonly FieldIssue[] {
  return present([
    shorter('firstName', firstName, MIN_NAME, 'name-too-short'),
    shorter('lastName', lastName, MIN_NAME, 'name-too-short'),
    missing('emailAddress', emailAddress) ??
      (isEmail(emailAddress) ? undefined : { field: 'emailAddress', code: 'email-invalid' }),
    ...(createAccount ? passwordIssues(password, rPassword) : []),
  ])
}

function passwordIssues(password: string, repeated: string): readonly (FieldIssue | undefined)[] {
  return [
    shorter('password', password, MIN_PASSWORD, 'password-too-short'),
    password === repeated ? undefined : { field: 'rPassword', code: 'passwords-differ' },
  ]
}

export function addressIssues({
  firstName,
  lastName,
  streetAddress,
  zipCode,
  city,
  country,
}: AddressDetails): readonly FieldIssue[] {
  return present([
    shorter('firstName', firstName, MIN_NAME, 'name-too-short'),
    shorter('lastName', lastName, MIN_NAME, 'name-too-short'),
    missing('streetAddress', streetAddress),
    shorter('zipCode', zipCode, MIN_ZIP, 'zip-code-too-short'),
    missing('city', city),
    missing('country', country),
  ])
}

export function paymentIssues(details: CheckoutDetails, isVirtual: boolean): readonly FieldIssue[] {
  const { paymentDetails } = details
  const { generateInvoice, company, taxId, paymentMethod } = paymentDetails
  return present([
    ...(billingAddress(details, isVirtual) === paymentDetails ? addressIssues(paymentDetails) : []),
    generateInvoice ? missing('company', company) : undefined,
    generateInvoice ? shorter('taxId', taxId, MIN_TAX_ID, 'tax-id-too-short') : undefined,
    missing('paymentMethod', paymentMethod),
  ])
}

function missing(field: string, value: string): FieldIssue | undefined {
  return value.trim() === '' ? { field, code: 'required' } : undefined
}

function shorter(field: string, value: string, least: number, code: IssueCode): FieldIssue | undefined {
  // Counts letters as people do: an å made of two code points is one letter.
  return (
    missing(field, value) ?? (Array.from(value.trim().normalize('NFC')).length < least ? { field, code } : undefined)
  )
}

function present(issues: readonly (FieldIssue | undefined)[]): readonly FieldIssue[] {
  return issues.filter((issue) => issue !== undefined)
}
