import type { Country, PostcodeFormat } from './country'
import { longerThan, required, type AddressIssue } from './text-rules'

/** Contract §§4–6: the least that every host asks for, and the most that ours takes. */
const SHORTEST = 3
const LONGEST = 20

/** Spaces, hyphens, small letters and the country's code in front ("SE-111 22") are forgiven. */
export function postcodeIssue({ postcode }: Country, text: string): AddressIssue | undefined {
  const missing = required(text)
  if (missing) return missing
  if (text.trim().length < SHORTEST) return { code: 'zip-code-too-short' }
  if (!postcode) return longerThan(LONGEST, text)
  return partsOf(postcode, text) ? undefined : { code: 'zip-code-invalid', example: postcode.example }
}

/** As the country writes it: "12345" → "123 45". A postcode that is wrong or of another country stays as it is. */
export function tidyPostcode({ postcode }: Country, text: string): string {
  const parts = postcode && partsOf(postcode, text)
  if (!parts) return text
  let at = 0
  return postcode.mask.replaceAll(/[9A]/g, () => parts[at++] ?? '')
}

/** The digits and letters of the postcode, if they fit the format. */
function partsOf({ mask, pattern = /^/ }: PostcodeFormat, text: string): string | undefined {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const parts = compact.replace(/^[A-Z]{1,2}(?=\d)/, '')
  const kinds = parts.replaceAll(/\d/g, '9').replaceAll(/[A-Z]/g, 'A')
  const isComplete = kinds === mask.replaceAll(/[^9A]/g, '')
  return isComplete && pattern.test(parts) ? parts : undefined
}
