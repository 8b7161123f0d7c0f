import type { Country } from './country'
import { longerThan, required, type AddressIssue } from './text-rules'

/** R5.18 */
const SHORTEST = 3
/** The host's own limit (contract §4). */
const LONGEST = 50

/** A number that names its country ("ES-B12345678") is checked by that country's format. */
export function taxNumberCountry(countries: readonly Country[], text: string, invoiced: Country): Country {
  const prefix = text.trim().slice(0, 2).toUpperCase()
  return countries.find(({ code }) => code === prefix) ?? invoiced
}

/** Spaces, hyphens, dots and the country's code in front are forgiven. */
export function taxNumberIssue(country: Country, text: string): AddressIssue | undefined {
  const missing = required(text)
  if (missing) return missing
  if (text.trim().length < SHORTEST) return { code: 'tax-id-too-short' }
  const { taxNumber: format } = country
  if (!format) return longerThan(LONGEST, text)
  const compact = compactNumber(country, text)
  const fits = 'pattern' in format ? format.pattern.test(compact) : format.isValid(compact)
  return fits ? undefined : { code: 'tax-id-invalid', example: format.example }
}

/** A Swedish number as Swedes write it ("556016-0680"); any other stays as it was typed. */
export function tidyTaxNumber(country: Country, text: string): string {
  const { taxNumber: format } = country
  if (!format || 'pattern' in format || taxNumberIssue(country, text)) return text
  return format.tidy(compactNumber(country, text))
}

function compactNumber({ code }: Country, text: string): string {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  return compact.startsWith(code) ? compact.slice(code.length) : compact
}
