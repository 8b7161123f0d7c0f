import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { createDateFormat } from './date-format'
import { createFormats } from './formats'
import { createPatternDateFormat } from './pattern-date-format'
import { createPatternPriceFormat } from './pattern-price-format'
import { stripHtml } from './strip-html'
import { swedishView } from './testing'

const formats = createFormats(swedishView.i18n)
const price = createPatternPriceFormat(swedishView.i18n)
const date = createPatternDateFormat(swedishView.i18n)
const shownDate = createDateFormat(swedishView.i18n)
const nbsp = '\u00a0'

describe('the price function of the specification', () => {
  it('formats amount and sign with two decimals, grouped by no-break spaces [R9.15 currency]', () => {
    expect([4995, 1_234_567.5, 0, 0.1 + 0.2].map((kronor) => price(kronor))).toEqual([
      `4${nbsp}995,00kr`,
      `1${nbsp}234${nbsp}567,50kr`,
      '0,00kr',
      '0,30kr',
    ])
  })

  it('puts a minus in front of a negative price, but never of zero [R9.15 negatives]', () => {
    expect([-500, -1234.5, -0, -0.001].map((kronor) => price(kronor))).toEqual([
      '-500,00kr',
      `-1${nbsp}234,50kr`,
      '0,00kr',
      '0,00kr',
    ])
  })

  it('returns a value that is not a number unchanged', () => {
    expect([price('gratis'), price(null), price(undefined), price(Number.NaN)]).toEqual([
      'gratis',
      null,
      undefined,
      Number.NaN,
    ])
  })

  it('writes two decimals without settings [R9.15 currency]', () => {
    expect(createPatternPriceFormat()(1234.5)).toBe('1234.50')
  })

  it.each([
    ['defaultLocale', { defaultLocale: 'en-US' }, '1,234.50kr'],
    ['currencySign', { currencySign: 'SEK' }, `1${nbsp}234,50SEK`],
    ['currencyDecimal', { currencyDecimal: ':' }, `1${nbsp}234:50kr`],
    ['currencyGroup', { currencyGroup: '.' }, '1.234,50kr'],
    ['fractionDigits', { fractionDigits: 1 }, `1${nbsp}234,5kr`],
    ['priceFormat', { priceFormat: '{sign}{amount}' }, `kr1${nbsp}234,50`],
  ])('follows the setting %s [R3.17 $0]', (_, setting, text) => {
    expect(createPatternPriceFormat({ ...swedishView.i18n, ...setting })(1234.5)).toBe(text)
  })

  it('uses the pattern, separators and decimals of the store view', () => {
    const own = createPatternPriceFormat({
      ...swedishView.i18n,
      priceFormat: '{sign} {amount}',
      currencySign: 'SEK',
      currencyDecimal: '.',
      currencyGroup: "'",
      fractionDigits: 0,
    })
    expect(own(1234.5)).toBe(`SEK${nbsp}1'235`)
    expect(createPatternPriceFormat({ ...swedishView.i18n, currencyDecimal: ':' })(1.5)).toBe('1:50kr')
  })

  it.each(['sv-SE', 'fr-FR', 'fi-FI', 'et-EE', 'de-CH', 'en-US'])(
    'uses no other space than U+00A0 in %s',
    (defaultLocale) => {
      const text = createPatternPriceFormat({ ...swedishView.i18n, defaultLocale })(-1_234_567.89)
      expect(text.match(/\s/gu)?.filter((space) => space !== nbsp) ?? []).toEqual([])
    },
  )
})

describe('money as shoppers read it', () => {
  it('has öre only where there are some, and a no-break space before kr', () => {
    expect([589_500, 129_550, 5, 0, -59_000].map((amount) => formats.money(ore(amount)))).toEqual([
      `5${nbsp}895${nbsp}kr`,
      `1${nbsp}295,50${nbsp}kr`,
      `0,05${nbsp}kr`,
      `0${nbsp}kr`,
      `−590${nbsp}kr`,
    ])
  })

  it('always has öre in totals', () => {
    expect(formats.total(ore(589_500))).toBe(`5${nbsp}895,00${nbsp}kr`)
  })

  it('comes in parts that join to the text', () => {
    const parts = formats.moneyParts(ore(-123_450))
    expect(parts.map(({ type }) => type)).toEqual(['minus', 'whole', 'decimals', 'literal', 'sign'])
    expect(parts.map(({ text }) => text).join('')).toBe(formats.money(ore(-123_450)))
    expect(
      formats
        .totalParts(ore(100))
        .map(({ text }) => text)
        .join(''),
    ).toBe(formats.total(ore(100)))
  })

  it('keeps the template of price ranges around the money of the view [R9.05]', () => {
    const ranges = [{ from: 0, to: 2000 }, { from: 2000, to: 4000 }, { from: 6000 }]
    expect(ranges.map((range) => formats.priceRange(range))).toEqual([
      `<${nbsp}2${nbsp}000${nbsp}kr`,
      `2${nbsp}000–4${nbsp}000${nbsp}kr`,
      `>${nbsp}6${nbsp}000${nbsp}kr`,
    ])
  })

  it('writes the currency of a range once, in front where the view has it there', () => {
    const shownMoney = { pattern: '{sign}{amount}', hideZeroDecimals: true }
    const dollars = createFormats({ ...swedishView.i18n, currencySign: '$', currencyGroup: ',', shownMoney })
    expect(dollars.priceRange({ from: 2000, to: 4000 })).toBe('$2,000–4,000')
  })

  it('follows the price function where the view has no setting of its own', () => {
    const { shownMoney: _, ...settings } = swedishView.i18n
    expect(createFormats(settings).money(ore(589_500))).toBe(price(5895))
  })
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

describe('a date as shoppers read it', () => {
  it('names the month, in the zone of the store view', () => {
    expect(shownDate('2026-10-12 18:04:05')).toBe('12 oktober 2026')
    expect(shownDate('2026-10-12')).toBe('12 oktober 2026')
    expect(shownDate(Date.parse('2026-12-31T23:30:00Z'))).toBe('1 januari 2027')
  })

  it('adds the time where it matters', () => {
    expect(shownDate('2026-10-12 18:04:05', 'minute')).toBe('12 oktober 2026 kl. 18:04')
    expect(shownDate(new Date('2026-07-03T22:05:09Z'), 'minute')).toBe('4 juli 2026 kl. 00:05')
  })

  it('returns a value that is not a date unchanged', () => {
    expect([shownDate('i morgon'), shownDate('')]).toEqual(['i morgon', ''])
  })
})

describe('the date function of the specification', () => {
  it('writes HH:mm D/M/YYYY in the store’s zone, summer and winter [R9.15 date]', () => {
    expect(date(Date.parse('2026-07-03T22:05:09Z'))).toBe('00:05 4/7/2026')
    expect(date('2026-12-31T23:30:00.000Z')).toBe('00:30 1/1/2027')
    expect(date(new Date(0))).toBe('01:00 1/1/1970')
  })

  it('reads a date of a document as local time of the shop', () => {
    expect(date('2026-07-03 22:05:09')).toBe('22:05 3/7/2026')
    expect(date('2026-07-03')).toBe('00:00 3/7/2026')
  })

  it('follows the setting dateFormat [R3.17 dateFormat]', () => {
    const own = createPatternDateFormat({ ...swedishView.i18n, dateFormat: 'YYYY-MM-DD HH:mm' })
    expect(own(Date.parse('2026-07-03T22:05:09Z'))).toBe('2026-07-04 00:05')
  })

  it('supports the other tokens', () => {
    const tokens = createPatternDateFormat({ ...swedishView.i18n, dateFormat: 'YY-MM-DD h:m:s a, hh A, H ss' })
    expect(tokens('2026-01-02 15:04:05')).toBe('26-01-02 3:4:5 pm, 03 PM, 15 05')
    expect(tokens('2026-01-02 00:00:00')).toBe('26-01-02 12:0:0 am, 12 AM, 0 00')
  })

  it('returns a value that is not a date unchanged', () => {
    expect(date('i morgon')).toBe('i morgon')
  })
})

describe('stripHtml', () => {
  it('removes tags and trims [R9.15 HTML]', () => {
    expect(stripHtml('  <p>Härdat <b>glas</b>, 8 mm.</p>\n')).toBe('Härdat glas, 8 mm.')
  })

  it('keeps an angle bracket that opens no tag', () => {
    expect(stripHtml('bredd < 900 mm')).toBe('bredd < 900 mm')
  })
})
