import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { createDateFormat } from './date-format'
import { createFormats } from './formats'
import { stripHtml } from './strip-html'
import { swedishView } from './testing'

const formats = createFormats(swedishView.i18n)
const date = createDateFormat(swedishView.i18n)
const nbsp = '\u00a0'

describe('price', () => {
  it('formats amount and sign with two decimals, grouped by no-break spaces [R9.15]', () => {
    expect([4995, 1_234_567.5, 0, 0.1 + 0.2].map((kronor) => formats.price(kronor))).toEqual([
      `4${nbsp}995,00kr`,
      `1${nbsp}234${nbsp}567,50kr`,
      '0,00kr',
      '0,30kr',
    ])
  })

  it('puts a minus in front of a negative price, but never of zero [R9.15]', () => {
    expect([-500, -1234.5, -0, -0.001].map((kronor) => formats.price(kronor))).toEqual([
      '-500,00kr',
      `-1${nbsp}234,50kr`,
      '0,00kr',
      '0,00kr',
    ])
  })

  it('returns a value that is not a number unchanged', () => {
    expect([formats.price('gratis'), formats.price(null), formats.price(undefined), formats.price(Number.NaN)]).toEqual(
      ['gratis', null, undefined, Number.NaN],
    )
  })

  it('writes two decimals without settings [R9.15]', () => {
    expect(createFormats().price(1234.5)).toBe('1234.50')
  })

  it('uses the pattern, separators and decimals of the store view', () => {
    const own = createFormats({
      ...swedishView.i18n,
      priceFormat: '{sign} {amount}',
      currencySign: 'SEK',
      currencyDecimal: '.',
      currencyGroup: "'",
      fractionDigits: 0,
    })
    expect(own.price(1234.5)).toBe("SEK 1'235")
    expect(createFormats({ ...swedishView.i18n, currencyDecimal: ':' }).price(1.5)).toBe('1:50kr')
  })

  it('formats an amount in öre like a price', () => {
    expect(formats.amount(ore(693_200))).toBe(formats.price(6932))
  })

  it('comes in parts that join to the price', () => {
    const parts = formats.priceParts(-1234.5)
    expect(parts).toEqual([
      { type: 'minus', text: '-' },
      { type: 'whole', text: `1${nbsp}234` },
      { type: 'decimals', text: ',50' },
      { type: 'sign', text: 'kr' },
    ])
    expect(formats.amountParts(ore(-123_450))).toEqual(parts)
  })

  it.each(['sv-SE', 'fr-FR', 'fi-FI', 'et-EE', 'de-CH', 'en-US'])(
    'uses no other space than U+00A0 in %s',
    (defaultLocale) => {
      const text = createFormats({ ...swedishView.i18n, defaultLocale }).price(-1_234_567.89)
      expect(text.match(/\s/gu)?.filter((space) => space !== nbsp) ?? []).toEqual([])
    },
  )
})

describe('measures', () => {
  it('joins number and unit with a no-break space', () => {
    expect(formats.length(1985)).toBe(`1${nbsp}985${nbsp}mm`)
    expect(formats.size(874, 912, 1985)).toBe(`874${nbsp}×${nbsp}912${nbsp}×${nbsp}1${nbsp}985${nbsp}mm`)
    expect(formats.area(3.54521)).toBe(`3,55${nbsp}m²`)
    expect(formats.weight(70.9042)).toBe(`70,9${nbsp}kg`)
    expect([formats.number(2100), formats.number(-1.25, 1)]).toEqual([`2${nbsp}100`, '-1,3'])
  })
})

describe('date', () => {
  it('writes HH:mm D/M/YYYY in the store’s zone, summer and winter [R9.15]', () => {
    expect(date(Date.parse('2026-07-03T22:05:09Z'))).toBe('00:05 4/7/2026')
    expect(date('2026-12-31T23:30:00.000Z')).toBe('00:30 1/1/2027')
    expect(date(new Date(0))).toBe('01:00 1/1/1970')
  })

  it('reads a date of a document as local time of the shop', () => {
    expect(date('2026-07-03 22:05:09')).toBe('22:05 3/7/2026')
    expect(date('2026-07-03')).toBe('00:00 3/7/2026')
  })

  it('supports the other tokens', () => {
    const tokens = createDateFormat({ ...swedishView.i18n, dateFormat: 'YY-MM-DD h:m:s a, hh A, H ss' })
    expect(tokens('2026-01-02 15:04:05')).toBe('26-01-02 3:4:5 pm, 03 PM, 15 05')
    expect(tokens('2026-01-02 00:00:00')).toBe('26-01-02 12:0:0 am, 12 AM, 0 00')
  })

  it('returns a value that is not a date unchanged', () => {
    expect(date('i morgon')).toBe('i morgon')
  })
})

describe('stripHtml', () => {
  it('removes tags and trims [R9.15]', () => {
    expect(stripHtml('  <p>Härdat <b>glas</b>, 8 mm.</p>\n')).toBe('Härdat glas, 8 mm.')
  })

  it('keeps an angle bracket that opens no tag', () => {
    expect(stripHtml('bredd < 900 mm')).toBe('bredd < 900 mm')
  })
})
