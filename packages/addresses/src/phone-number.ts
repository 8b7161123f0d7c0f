import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min'

/** Numbers of other countries have their country's code in front ("+47 …", "0047 …"). */
export function isPhoneNumber(text: string, country: string): boolean {
  const international = text.trim().replace(/^00/, '+')
  return isSupportedCountry(country)
    ? isValidPhoneNumber(international, country) || isValidPhoneNumber(text.trim(), country)
    : isValidPhoneNumber(international)
}
