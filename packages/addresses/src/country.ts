export interface PostcodeFormat {
  /** `9` is a digit, `A` a letter A to Z; everything else is written as it is. */
  readonly mask: string
  /** What the digits and letters must also match. */
  readonly pattern?: RegExp
  readonly example: string
}

/** The number of a company: its organisation number or its VAT number. */
export type TaxNumberFormat = { readonly example: string } & (
  | { readonly pattern: RegExp }
  | { readonly isValid: (compact: string) => boolean; readonly tidy: (compact: string) => string }
)

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
