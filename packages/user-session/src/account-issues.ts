import { isEmail, type CustomerAddress, type CustomerChange } from '@vitrin/kernel'
import type { Credentials, NewPassword, PasswordChange, Registration } from './ports'

/** The rule that a field breaks (R5.17, R5.18). The theme writes the sentences. */
export type AccountIssueCode =
  | 'required'
  | 'name-too-short'
  | 'email-invalid'
  | 'password-too-short'
  | 'zip-code-too-short'
  | 'too-many'

export interface AccountIssue {
  readonly field: string
  readonly code: AccountIssueCode
}

const MIN_NAME = 2
const MIN_PASSWORD = 8
const MIN_ZIP = 3

type Rule = (text: string) => AccountIssueCode | undefined

const required: Rule = (text) => (text.trim() === '' ? 'required' : undefined)
const email: Rule = (text) => required(text) ?? (isEmail(text) ? undefined : 'email-invalid')
// Counts letters as people do: an å made of two code points is one letter.
const name: Rule = (text) =>
  required(text) ?? (Array.from(text.trim().normalize('NFC')).length < MIN_NAME ? 'name-too-short' : undefined)
const zipCode: Rule = (text) => required(text) ?? (text.trim().length < MIN_ZIP ? 'zip-code-too-short' : undefined)
const newPassword: Rule = (text) => required(text) ?? (text.length < MIN_PASSWORD ? 'password-too-short' : undefined)

/** The host has the same rules (contract §4); only the host can check an existing password. */
export const credentialsIssues = rules<Credentials>({ username: email, password: required })
export const registrationIssues = rules<Registration>({ firstname: name, lastname: name, email, password: newPassword })
export const resetIssues = rules<{ readonly email: string }>({ email })
export const newPasswordIssues = rules<NewPassword>({ newPassword })
export const passwordChangeIssues = rules<PasswordChange>({ currentPassword: required, newPassword })
export const deletionIssues = rules<{ readonly password: string }>({ password: required })
const placeIssues = rules<
  Record<'firstname' | 'lastname' | 'street' | 'number' | 'postcode' | 'city' | 'country_id', string>
>({
  firstname: name,
  lastname: name,
  street: required,
  number: required,
  postcode: zipCode,
  city: required,
  country_id: required,
})
export const profileIssues = rules<Pick<CustomerChange, 'firstname' | 'lastname' | 'email'>>({
  firstname: name,
  lastname: name,
  email,
})

/** Street and number are two lines, neither of them empty (contract §17 #12). */
export function addressIssues({
  street: [street = '', number = ''],
  ...address
}: CustomerAddress): readonly AccountIssue[] {
  return placeIssues({ ...address, street, number })
}

function rules<Values>(ruleOf: { readonly [Field in keyof Values]?: Rule }) {
  return (values: Values): readonly AccountIssue[] =>
    Object.entries<Rule | undefined>(ruleOf).flatMap(([field, rule]) => {
      const code = rule?.(String(values[field as keyof Values]))
      return code ? [{ field, code }] : []
    })
}
