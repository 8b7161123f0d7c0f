// countries
export { COUNTRIES } from './countries'
export { countryOf } from './country'
export type { Country, PostcodeFormat, TaxNumberFormat } from './country'
// rules of fields
export type { AddressIssue, AddressIssueCode } from './text-rules'
export { cityIssue, lineIssue, optionalLineIssue, personNameIssue } from './text-rules'
export { postcodeIssue, tidyPostcode } from './postcode'
export { taxNumberCountry, taxNumberIssue, tidyTaxNumber } from './tax-number'
export { loadPhoneRules, phoneIssue } from './phone'
