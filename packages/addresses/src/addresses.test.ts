import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  cityIssue,
  COUNTRIES,
  countryOf,
  lineIssue,
  loadPhoneRules,
  personNameIssue,
  phoneIssue,
  postcodeIssue,
  taxNumberCountry,
  taxNumberIssue,
  tidyPostcode,
  tidyTaxNumber,
} from '.'

const sweden = countryOf(COUNTRIES, 'SE')
const elsewhere = countryOf(COUNTRIES, 'US')
const needed = { needed: true }

describe('the list of countries', () => {
  it('has the countries of the checkout, with a postcode, a tax number and a phone number of each', () => {
    expect(COUNTRIES.map(({ code }) => code).toSorted()).toEqual([
      'DE',
      'DK',
      'EE',
      'ES',
      'FI',
      'LT',
      'LV',
      'NL',
      'NO',
      'PL',
      'SE',
    ])
    for (const country of COUNTRIES) {
      const { postcode, taxNumber } = country
      expect([country.code, postcodeIssue(country, postcode!.example)]).toEqual([country.code, undefined])
      expect([country.code, taxNumberIssue(country, taxNumber!.example)]).toEqual([country.code, undefined])
    }
  })
})

describe('a postcode', () => {
  it.each([
    ['SE', '11122', '111 22'],
    ['SE', ' 111 22 ', '111 22'],
    ['SE', 'SE-111 22', '111 22'],
    ['SE', 's-11122', '111 22'],
    ['DK', 'DK-1050', '1050'],
    ['FI', '00100', '00100'],
    ['LV', '1010', 'LV-1010'],
    ['LT', 'lt01100', 'LT-01100'],
    ['NL', '1012ab', '1012 AB'],
    ['PL', '00950', '00-950'],
    ['US', '90210', '90210'],
  ])('of %s is taken as %j and shown as %j', (code, text, shown) => {
    const country = countryOf(COUNTRIES, code)
    expect([postcodeIssue(country, text), tidyPostcode(country, text)]).toEqual([undefined, shown])
  })

  it.each([
    ['SE', 'abcde', 'zip-code-invalid'],
    ['SE', '1234', 'zip-code-invalid'],
    ['SE', '123456', 'zip-code-invalid'],
    ['SE', '01234', 'zip-code-invalid'],
    ['SE', '11', 'zip-code-too-short'],
    ['SE', '  ', 'required'],
    ['DE', '00123', 'zip-code-invalid'],
    ['ES', '53001', 'zip-code-invalid'],
    ['NL', '1012 A', 'zip-code-invalid'],
    ['US', 'x'.repeat(21), 'text-too-long'],
  ])('of %s is refused as %j: %s', (code, text, issue) => {
    const country = countryOf(COUNTRIES, code)
    expect([postcodeIssue(country, text)?.code, tidyPostcode(country, text)]).toEqual([issue, text])
  })

  it('is taken with or without its spaces and letters, and shown the same way', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.integer({ min: 10_000, max: 51_999 }), (country, number) => {
        const slots = country.postcode!.mask.replaceAll(/[^9]/g, '').length
        const letters = country.postcode!.mask.includes('A') ? 'XY' : ''
        const compact = String(number).slice(0, slots) + letters
        const shown = tidyPostcode(country, compact)
        expect(postcodeIssue(country, compact)).toBeUndefined()
        expect(tidyPostcode(country, shown)).toBe(shown)
        expect(shown.replaceAll(/^LV|^LT|[\s-]/g, '')).toBe(compact)
      }),
    )
  })
})

describe('a tax number', () => {
  it.each(['556016-0680', '5560160680', '556016 0680', 'SE556016068001', '16556016-0680'])(
    'of a Swedish company is taken as %j',
    (text) => {
      expect([taxNumberIssue(sweden, text), tidyTaxNumber(sweden, text)]).toEqual([undefined, '556016-0680'])
    },
  )

  it.each([
    ['', 'required'],
    ['55', 'tax-id-too-short'],
    ['123', 'tax-id-invalid'],
    ['556016-0681', 'tax-id-invalid'],
    ['556016-06800', 'tax-id-invalid'],
  ])('%j is refused: %s', (text, code) => {
    expect(taxNumberIssue(sweden, text)?.code).toBe(code)
  })

  it('with one wrong digit is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digits = Array.from('5560160680', Number)
        digits[place] = ((digits[place] ?? 0) + change) % 10
        expect(taxNumberIssue(sweden, digits.join(''))?.code).toBe('tax-id-invalid')
      }),
    )
  })

  it('that names its country is of that country', () => {
    expect(taxNumberCountry(COUNTRIES, 'ES-B12345678', sweden).code).toBe('ES')
    expect(taxNumberCountry(COUNTRIES, 'B12345678', sweden).code).toBe('SE')
  })

  it('of a country outside of the list only needs three characters', () => {
    expect([taxNumberIssue(elsewhere, 'X12'), taxNumberIssue(elsewhere, 'X1')?.code]).toEqual([
      undefined,
      'tax-id-too-short',
    ])
  })
})

describe('names and towns', () => {
  it('a last name may have one letter, a first name has two [R5.18 name]', () => {
    expect([personNameIssue('Å', 1), personNameIssue('Bo', 2)]).toEqual([undefined, undefined])
    expect(personNameIssue('A\u030A', 2)?.code).toBe('name-too-short')
  })

  it('have letters, in any script', () => {
    expect([personNameIssue('12', 2)?.code, personNameIssue('🎉🎉', 2)?.code, cityIssue('1234')?.code]).toEqual([
      'name-without-letters',
      'name-without-letters',
      'city-without-letters',
    ])
    expect([personNameIssue('李明', 2), personNameIssue('محمد', 2), cityIssue('Å')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('have no more characters than the host takes', () => {
    const long = 'a'.repeat(10_000)
    expect([personNameIssue(long, 1), cityIssue(long), lineIssue(long)]).toEqual(
      [1, 2, 3].map(() => ({ code: 'text-too-long', limit: 255 })),
    )
  })
})

describe('a phone number', () => {
  it('before the metadata is loaded needs only digits', () => {
    expect(phoneIssue(sweden, '070-123 45 67', needed)).toBeUndefined()
    expect(phoneIssue(sweden, 'ring mig inte', needed)?.code).toBe('phone-invalid')
  })

  describe('with the metadata', () => {
    beforeAll(loadPhoneRules)

    it('is taken as each country writes it', () => {
      for (const country of COUNTRIES)
        expect([country.code, phoneIssue(country, country.phoneExample!, needed)]).toEqual([country.code, undefined])
    })

    it.each(['0701234567', '+46 70 123 45 67', '0046701234567', '08-465 004 21', '+47 406 12 345', ' 070/1234567 '])(
      'is taken as %j',
      (text) => expect(phoneIssue(sweden, text, needed)).toBeUndefined(),
    )

    it.each(['ring mig inte', '123', '070-123 45 67 efter kl 17', '🎉', '070', '1'.repeat(10_000)])(
      'is not taken as %j',
      (text) => expect(phoneIssue(sweden, text, needed)).toEqual({ code: 'phone-invalid', example: '070-123 45 67' }),
    )

    it('may be left out where no carrier calls', () => {
      expect([phoneIssue(sweden, ' ', { needed: false }), phoneIssue(sweden, '', needed)]).toEqual([
        undefined,
        { code: 'phone-needed' },
      ])
    })
  })
})
