import { phoneIssue, type Country } from '@vitrin/addresses'
import { isEmail } from '@vitrin/kernel'

/** The fields of the contact form, as text (specification §4). Its attachments have rules of their own. */
export interface ContactForm {
  readonly name: string
  readonly telephone: string
  readonly email: string
  readonly subject: string
  readonly question: string
  /** How many pieces the question is about ("antal glas"). May be empty. */
  readonly quantity: string
}

export type ContactField = keyof ContactForm

/** The rule that a field breaks (R5.20). The theme writes the sentences. */
export type ContactIssueCode =
  | 'required'
  | 'text-too-long'
  | 'phone-needed'
  | 'phone-invalid'
  | 'email-invalid'
  | 'question-too-short'
  | 'quantity-invalid'

export interface ContactIssue {
  readonly code: ContactIssueCode
  /** The fewest letters of a question that is too short, or the most characters of a text that is too long. */
  readonly limit?: number
  /** How a phone number is written in the country. */
  readonly example?: string
}

export type ContactIssues = { readonly [Field in ContactField]?: ContactIssue }

export const CONTACT_LIMITS = {
  fewestLetters: 20,
  longestQuestion: 5000,
  longestLine: 255,
  /** The bounds of the number of pieces. */
  quantity: { least: 1, most: 99 },
} as const

/** The issue of each wrong field. Phone numbers are only roughly checked before `loadPhoneRules()` of addresses. */
export function contactIssues(form: ContactForm, country: Country): ContactIssues {
  const issues: { readonly [Field in ContactField]: ContactIssue | undefined } = {
    name: lineIssue(form.name),
    telephone: telephoneIssue(form.telephone, country),
    email: emailIssue(form.email),
    subject: lineIssue(form.subject),
    question: questionIssue(form.question),
    quantity: quantityIssue(form.quantity),
  }
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined))
}

function lineIssue(text: string): ContactIssue | undefined {
  if (text.trim() === '') return { code: 'required' }
  return longerThan(CONTACT_LIMITS.longestLine, text)
}

function telephoneIssue(text: string, country: Country): ContactIssue | undefined {
  const issue = phoneIssue(country, text, { needed: true })
  if (!issue) return longerThan(CONTACT_LIMITS.longestLine, text)
  return {
    code: issue.code === 'phone-needed' ? 'phone-needed' : 'phone-invalid',
    ...(issue.example !== undefined && { example: issue.example }),
  }
}

function emailIssue(text: string): ContactIssue | undefined {
  return lineIssue(text) ?? (isEmail(text) ? undefined : { code: 'email-invalid' })
}

function questionIssue(text: string): ContactIssue | undefined {
  if (text.trim() === '') return { code: 'required' }
  const { fewestLetters, longestQuestion } = CONTACT_LIMITS
  if (letters(text) < fewestLetters) return { code: 'question-too-short', limit: fewestLetters }
  return longerThan(longestQuestion, text)
}

/** Letters as people count them: an å made of two code points is one, and so are several blanks. */
function letters(text: string): number {
  return Array.from(text.trim().replaceAll(/\s+/g, ' ').normalize('NFC')).length
}

function quantityIssue(text: string): ContactIssue | undefined {
  const { least, most } = CONTACT_LIMITS.quantity
  const digits = text.trim()
  const isWithin = /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most
  return digits === '' || isWithin ? undefined : { code: 'quantity-invalid' }
}

function longerThan(limit: number, text: string): ContactIssue | undefined {
  return text.trim().length > limit ? { code: 'text-too-long', limit } : undefined
}
