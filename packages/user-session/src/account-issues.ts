import {
  cityIssue,
  countryOf,
  lineIssue,
  personNameIssue,
  phoneIssue,
  postcodeIssue,
  type AddressIssue,
  type AddressIssueCode,
  type Country,
} from '@vitrin/addresses'
import { isEmail, type CustomerAddress, type CustomerChange } from '@vitrin/kernel'
import type { Credentials, EmailChange, NewPassword, PasswordChange, Registration } from './ports'

/** The rule that a field breaks (R5.17, R5.18). The theme writes the sentences. */
export type AccountIssueCode = AddressIssueCode | 'email-invalid' | 'password-too-short' | 'too-many'

export interface AccountIssue extends Omit<AddressIssue, 'code'> {
  readonly field: string
  readonly code: AccountIssueCode
}

const MIN_PASSWORD = 8
/** The host takes no longer e-mail address. */
const MAX_EMAIL = 254

type Issue = Omit<AccountIssue, 'field'> | undefined
type Rule = (text: string) => Issue

const required: Rule = (text) => (text.trim() === '' ? { code: 'required' } : undefined)
const firstName: Rule = (text) => personNameIssue(text, 2)
const lastName: Rule = (text) => personNameIssue(text, 1)
const email: Rule = (text) => {
  if (text.trim().length > MAX_EMAIL) return { code: 'text-too-long', limit: MAX_EMAIL }
  return required(text) ?? (isEmail(text) ? undefined : { code: 'email-invalid' })
}
const newPassword: Rule = (text) =>
  required(text) ?? (text.length < MIN_PASSWORD ? { code: 'password-too-short' } : undefined)

/** The host has the same rules (contract §4); only the host can check an existing password. */
export const credentialsIssues = rules<Credentials>({ username: email, password: required })
export const registrationIssues = rules<Registration>({
  firstname: firstName,
  lastname: lastName,
  email,
  password: newPassword,
})
export const resetIssues = rules<{ readonly email: string }>({ email })
export const newPasswordIssues = rules<NewPassword>({ newPassword })
export const passwordChangeIssues = rules<PasswordChange>({ currentPassword: required, newPassword })
export const emailChangeIssues = rules<EmailChange>({ email, currentPassword: required })
export const passkeyIssues = rules<{ readonly currentPassword: string }>({ currentPassword: required })
export const deletionIssues = rules<{ readonly password: string }>({ password: required })
export const profileIssues = rules<Pick<CustomerChange, 'firstname' | 'lastname' | 'email'>>({
  firstname: firstName,
  lastname: lastName,
  email,
})

/** Street and number are two lines, neither of them empty (contract §17 #12). No carrier calls an account. */
export function addressIssues(
  { firstname, lastname, street, postcode, city, country_id, telephone = '' }: CustomerAddress,
  countries: readonly Country[],
): readonly AccountIssue[] {
  const [line = '', number = ''] = street
  const country = countryOf(countries, country_id)
  return present({
    firstname: firstName(firstname),
    lastname: lastName(lastname),
    street: lineIssue(line),
    number: lineIssue(number),
    postcode: postcodeIssue(country, postcode),
    city: cityIssue(city),
    country_id: required(country_id),
    telephone: phoneIssue(country, telephone, { needed: false }),
  })
}

function rules<Values>(ruleOf: { readonly [Field in keyof Values]?: Rule }) {
  return (values: Values): readonly AccountIssue[] =>
    present(
      Object.fromEntries(
        Object.entries<Rule | undefined>(ruleOf).map(([field, rule]) => [
          field,
          rule?.(String(values[field as keyof Values])),
        ]),
      ),
    )
}

function present(issues: Readonly<Record<string, Issue>>): readonly AccountIssue[] {
  return Object.entries(issues).flatMap(([field, issue]) => (issue ? [{ field, ...issue }] : []))
}
