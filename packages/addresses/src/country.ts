import type { PostcodeFormat } from './postcode'
import type { TaxNumberFormat } from './tax-number'

/** A country and the formats of its addresses. A format that is not given is not checked. */
export interface Country {
  /** Two capital letters (ISO 3166-1). */
  readonly code: string
  /** Whether addresses have a region. Swedish ones do not. */
  readonly hasRegion?: boolean
  readonly postcode?: PostcodeFormat
  readonly taxNumber?: TaxNumberFormat
  /** A phone number as people of the country write it. */
  readonly phoneExample?: string
}

/** Rules for a country outside the list check only what every host asks for. */
export function countryOf(countries: readonly Country[], code: string): Country {
  return countries.find((country) => country.code === code) ?? { code }
}
