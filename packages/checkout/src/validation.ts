import {
  cityIssue,
  countryOf,
  lineIssue,
  optionalLineIssue,
  personNameIssue,
  phoneIssue,
  postcodeIssue,
  taxNumberCountry,
  taxNumberIssue,
  type AddressIssue,
  type AddressIssueCode,
  type Country,
} from '@vitrin/addresses'
import { isEmail } from '@vitrin/kernel'
import { billingAddress, type AddressDetails, type CheckoutDetails, type PersonalDetails } from './checkout-details'

/** The rule that a field breaks (R5.17, R5.18). The theme writes the sentences. */
export type IssueCode =
  | AddressIssueCode
  | 'email-invalid'
  | 'password-too-short'
  | 'passwords-differ'
  | 'terms-not-accepted'

export interface FieldIssue extends Omit<AddressIssue, 'code'> {
  readonly field: string
  readonly code: IssueCode
}

/** What the rules depend on besides the details. */
export interface FieldFacts {
  readonly countries: readonly Country[]
  /** Nothing is delivered. */
  readonly isVirtual: boolean
  /** The carrier calls before it comes. */
  readonly isPhoneNeeded: boolean
}

const MIN_PASSWORD = 8
/** The host takes no longer e-mail address. */
const MAX_EMAIL = 254

type Issues = Readonly<Record<string, Omit<FieldIssue, 'field'> | undefined>>

export function personalIssues({
  firstName,
  lastName,
  emailAddress,
  createAccount,
  password,
  rPassword,
}: PersonalDetails): readonly FieldIssue[] {
  return present({
    firstName: personNameIssue(firstName, 2),
    lastName: personNameIssue(lastName, 1),
    emailAddress: emailIssue(emailAddress),
    ...(createAccount && {
      password: passwordIssue(password),
      rPassword: password === rPassword ? undefined : { code: 'passwords-differ' as const },
    }),
  })
}

export function addressIssues(
  { firstName, lastName, streetAddress, apartmentNumber, zipCode, city, state, country, phoneNumber }: AddressDetails,
  { countries, isPhoneNeeded }: Pick<FieldFacts, 'countries' | 'isPhoneNeeded'>,
): readonly FieldIssue[] {
  const rules = countryOf(countries, country)
  return present({
    firstName: personNameIssue(firstName, 2),
    lastName: personNameIssue(lastName, 1),
    streetAddress: lineIssue(streetAddress),
    apartmentNumber: optionalLineIssue(apartmentNumber),
    zipCode: postcodeIssue(rules, zipCode),
    city: cityIssue(city),
    country: lineIssue(country),
    state: optionalLineIssue(state),
    phoneNumber: phoneIssue(rules, phoneNumber, { needed: isPhoneNeeded }),
  })
}

export function paymentIssues(details: CheckoutDetails, facts: FieldFacts): readonly FieldIssue[] {
  const { paymentDetails } = details
  const { generateInvoice, company, taxId, paymentMethod } = paymentDetails
  const { countries } = facts
  const invoiced = billingAddress(details, facts.isVirtual)
  // No carrier calls where only an invoice goes.
  const own = invoiced === paymentDetails ? addressIssues(paymentDetails, { ...facts, isPhoneNeeded: false }) : []
  return [
    ...own,
    ...present({
      ...(generateInvoice && {
        company: lineIssue(company),
        taxId: taxNumberIssue(taxNumberCountry(countries, taxId, countryOf(countries, invoiced.country)), taxId),
      }),
      paymentMethod: lineIssue(paymentMethod),
    }),
  ]
}

function emailIssue(text: string): Issues[string] {
  if (text.trim() === '') return { code: 'required' }
  if (text.trim().length > MAX_EMAIL) return { code: 'text-too-long', limit: MAX_EMAIL }
  return isEmail(text) ? undefined : { code: 'email-invalid' }
}

function passwordIssue(text: string): Issues[string] {
  if (text.trim() === '') return { code: 'required' }
  return Array.from(text.trim().normalize('NFC')).length < MIN_PASSWORD ? { code: 'password-too-short' } : undefined
}

function present(issues: Issues): readonly FieldIssue[] {
  return Object.entries(issues).flatMap(([field, issue]) => (issue ? [{ field, ...issue }] : []))
}
