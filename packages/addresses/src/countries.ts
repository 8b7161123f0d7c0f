import type { Country } from './country'
import { isSwedishTaxNumber, tidySwedishTaxNumber } from './swedish-tax-number'

/**
 * The one list of countries of the shop. A shop that delivers to fewer, or to others, makes its own list of these and
 * its own entries. Sources (record 0058): postcodes by the Universal Postal Union's addressing guide; tax numbers by
 * the structures of the EU's VIES, Norwegian ones by Brønnøysundregistrene; phone numbers by libphonenumber.
 */
export const COUNTRIES: readonly Country[] = [
  {
    code: 'SE',
    postcode: { mask: '999 99', pattern: /^[1-9]/, example: '111 22' },
    taxNumber: { isValid: isSwedishTaxNumber, tidy: tidySwedishTaxNumber, example: '556016-0680' },
    phoneExample: '070-123 45 67',
  },
  {
    code: 'DK',
    postcode: { mask: '9999', example: '1050' },
    taxNumber: { pattern: /^\d{8}$/, example: '12345678' },
    phoneExample: '34 41 23 45',
  },
  {
    code: 'EE',
    postcode: { mask: '99999', example: '10111' },
    taxNumber: { pattern: /^\d{9}$/, example: '123456789' },
    phoneExample: '5123 4567',
  },
  {
    code: 'FI',
    postcode: { mask: '99999', example: '00100' },
    taxNumber: { pattern: /^\d{8}$/, example: '1234567-8' },
    phoneExample: '041 2345678',
  },
  {
    code: 'LV',
    postcode: { mask: 'LV-9999', example: 'LV-1010' },
    taxNumber: { pattern: /^\d{11}$/, example: '12345678901' },
    phoneExample: '21 234 567',
  },
  {
    code: 'LT',
    postcode: { mask: 'LT-99999', example: 'LT-01100' },
    taxNumber: { pattern: /^(?:\d{9}|\d{12})$/, example: '123456789' },
    phoneExample: '(0-612) 34567',
  },
  {
    code: 'NL',
    postcode: { mask: '9999 AA', pattern: /^[1-9]/, example: '1012 AB' },
    taxNumber: { pattern: /^\d{9}B\d{2}$/, example: '123456789B01' },
    phoneExample: '06 12345678',
  },
  {
    code: 'NO',
    postcode: { mask: '9999', example: '0150' },
    taxNumber: { pattern: /^\d{9}(?:MVA)?$/, example: '123 456 789' },
    phoneExample: '406 12 345',
  },
  {
    code: 'PL',
    postcode: { mask: '99-999', example: '00-950' },
    taxNumber: { pattern: /^\d{10}$/, example: '123-456-78-90' },
    phoneExample: '512 345 678',
  },
  {
    code: 'DE',
    postcode: { mask: '99999', pattern: /^(?!00)/, example: '10115' },
    taxNumber: { pattern: /^\d{9}$/, example: '123456789' },
    phoneExample: '01512 3456789',
  },
  {
    code: 'ES',
    hasRegion: true,
    postcode: { mask: '99999', pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])/, example: '28013' },
    taxNumber: { pattern: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'B12345678' },
    phoneExample: '612 34 56 78',
  },
]
