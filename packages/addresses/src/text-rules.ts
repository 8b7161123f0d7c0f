/** The rule that a field breaks (R5.17, R5.18). The theme writes the sentences. */
export type AddressIssueCode =
  | 'required'
  | 'text-too-long'
  | 'name-too-short'
  | 'name-without-letters'
  | 'city-without-letters'
  | 'zip-code-too-short'
  | 'zip-code-invalid'
  | 'phone-invalid'
  | 'phone-needed'
  | 'tax-id-too-short'
  | 'tax-id-invalid'

export interface AddressIssue {
  readonly code: AddressIssueCode
  /** The most characters of a text that is too long. */
  readonly limit?: number
  /** How the value is written in the country. */
  readonly example?: string
}

/** The host's own limit of a line (contract §6.1). */
const LONGEST_LINE = 255

/** Letters as people count them: an å made of two code points is one. */
function lengthOf(text: string): number {
  return Array.from(text.trim().normalize('NFC')).length
}

export function required(text: string): AddressIssue | undefined {
  return text.trim() === '' ? { code: 'required' } : undefined
}

export function longerThan(limit: number, text: string): AddressIssue | undefined {
  return text.trim().length > limit ? { code: 'text-too-long', limit } : undefined
}

/** A line of an address that may be empty. */
export function optionalLineIssue(text: string): AddressIssue | undefined {
  return longerThan(LONGEST_LINE, text)
}

/** A street or a company. */
export function lineIssue(text: string): AddressIssue | undefined {
  return required(text) ?? longerThan(LONGEST_LINE, text)
}

/** Names in any script. A first name has two letters (R5.18); a last name may have one. */
export function personNameIssue(text: string, fewestLetters: 1 | 2): AddressIssue | undefined {
  const missing = required(text)
  if (missing) return missing
  if (lengthOf(text) < fewestLetters) return { code: 'name-too-short' }
  return /\p{L}/u.test(text) ? longerThan(LONGEST_LINE, text) : { code: 'name-without-letters' }
}

/** A town has a name: a number in its field is a postcode in the wrong place. */
export function cityIssue(text: string): AddressIssue | undefined {
  return required(text) ?? (/\p{L}/u.test(text) ? longerThan(LONGEST_LINE, text) : { code: 'city-without-letters' })
}
