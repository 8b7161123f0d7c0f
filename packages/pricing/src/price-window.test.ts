import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpecialPriceActive, nextPriceWindowEdge } from './price-window'
import { zonedToEpochMs } from './zoned-time'

const stockholm = 'Europe/Stockholm'
const helsinki = 'Europe/Helsinki'
/** Pago Pago and Kiritimati have nearly the widest offsets that there are, behind UTC and ahead of it. */
const zones = [stockholm, helsinki, 'UTC', 'America/New_York', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'] as const
const utc = (iso: string) => Date.parse(iso)
const window = { special_from_date: '2026-03-01 08:00:00', special_to_date: '2026-04-01 00:00:00' }

describe('zonedToEpochMs', () => {
  it.each([
    [stockholm, '2026-01-15 12:00:00', '2026-01-15T11:00:00Z'],
    [stockholm, '2026-07-15 12:00:00', '2026-07-15T10:00:00Z'],
    [stockholm, '2026-07-15', '2026-07-14T22:00:00Z'],
    [stockholm, '2026-07-15T12:00', '2026-07-15T10:00:00Z'],
    [stockholm, '2026-03-29 01:59:59', '2026-03-29T00:59:59Z'],
    [stockholm, '2026-03-29 02:30:00', '2026-03-29T01:30:00Z'],
    [stockholm, '2026-03-29 03:00:00', '2026-03-29T01:00:00Z'],
    [stockholm, '2026-10-25 02:30:00', '2026-10-25T00:30:00Z'],
    [stockholm, '2026-10-25 03:00:00', '2026-10-25T02:00:00Z'],
    [helsinki, '2026-01-15 12:00:00', '2026-01-15T10:00:00Z'],
    [helsinki, '2026-03-29 02:59:59', '2026-03-29T00:59:59Z'],
    [helsinki, '2026-03-29 03:30:00', '2026-03-29T01:30:00Z'],
    [helsinki, '2026-03-29 04:00:00', '2026-03-29T01:00:00Z'],
    [helsinki, '2026-10-25 03:30:00', '2026-10-25T00:30:00Z'],
    [helsinki, '2026-10-25 04:00:00', '2026-10-25T02:00:00Z'],
    ['America/New_York', '2026-07-15', '2026-07-15T04:00:00Z'],
  ])('reads the time of %s %s as %s', (timeZone, text, iso) => {
    expect(zonedToEpochMs(text, timeZone)).toBe(utc(iso))
  })

  it('gives undefined for a string that is not a date', () => {
    expect(['', '0000', 'soon'].map((text) => zonedToEpochMs(text, stockholm))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each(zones)('agrees with the clock of %s at every instant that autumn does not repeat', (timeZone) => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_800 }), (seconds) => {
        const read = zonedToEpochMs(shown.format(seconds * 1000), timeZone) ?? 0
        expect([seconds * 1000, (seconds - 3600) * 1000]).toContain(read)
      }),
    )
  })
})

describe('isSpecialPriceActive', () => {
  it('runs from its first instant to before its last, in the time of Stockholm [R5.14]', () => {
    const active = (iso: string) => isSpecialPriceActive(window, utc(iso), stockholm)
    expect(active('2026-03-01T06:59:59Z')).toBe(false)
    expect(active('2026-03-01T07:00:00Z')).toBe(true)
    expect(active('2026-03-31T21:59:59Z')).toBe(true)
    expect(active('2026-03-31T22:00:00Z')).toBe(false)
  })

  it('begins and ends an hour earlier in Helsinki than in Stockholm', () => {
    const active = (iso: string) => isSpecialPriceActive(window, utc(iso), helsinki)
    expect(active('2026-03-01T05:59:59Z')).toBe(false)
    expect(active('2026-03-01T06:00:00Z')).toBe(true)
    expect(active('2026-03-31T20:59:59Z')).toBe(true)
    expect(active('2026-03-31T21:00:00Z')).toBe(false)
  })

  it.each(zones)('agrees with the exact instant in %s on every quarter of an hour around it', (timeZone) => {
    for (const date of [
      '2026-03-29 02:30:00',
      '2026-03-29 03:30:00',
      '2026-07-15 00:00:00',
      '2026-10-25 02:30:00',
      '2026-10-25 03:30:00',
      '2026-12-24',
    ]) {
      const exact = zonedToEpochMs(date, timeZone) ?? 0
      for (let minutes = -30 * 60; minutes <= 30 * 60; minutes += 15) {
        const at = exact + minutes * 60_000
        expect([
          date,
          minutes,
          isSpecialPriceActive({ special_from_date: date }, at, timeZone),
          isSpecialPriceActive({ special_to_date: date }, at, timeZone),
        ]).toEqual([date, minutes, minutes >= 0, minutes < 0])
      }
    }
  })

  it('ignores text that is not a date', () => {
    expect(isSpecialPriceActive({ special_from_date: 'soon', special_to_date: '0000' }, 0, stockholm)).toBe(true)
  })

  it('ignores a missing date', () => {
    const active = (dates: Parameters<typeof isSpecialPriceActive>[0]) =>
      isSpecialPriceActive(dates, utc('2026-03-10T00:00:00Z'), stockholm)
    expect(active({})).toBe(true)
    expect(active({ special_from_date: null, special_to_date: '' })).toBe(true)
    expect(active({ special_from_date: '2026-03-11' })).toBe(false)
    expect(active({ special_to_date: '2026-03-09' })).toBe(false)
  })
})

describe('nextPriceWindowEdge', () => {
  const docs = [{ special_to_date: '2026-05-01 00:00:00', configurable_children: [window] }, {}]
  const next = (iso: string, timeZone: string) => nextPriceWindowEdge(docs, utc(iso), timeZone)

  it('is the next start or end of a special price, of products and their children', () => {
    expect(next('2026-02-01T00:00:00Z', stockholm)).toBe(utc('2026-03-01T07:00:00Z'))
    expect(next('2026-03-01T07:00:00Z', stockholm)).toBe(utc('2026-03-31T22:00:00Z'))
    expect(next('2026-04-02T00:00:00Z', stockholm)).toBe(utc('2026-04-30T22:00:00Z'))
    expect(next('2026-05-02T00:00:00Z', stockholm)).toBeUndefined()
  })

  it('is read in the time zone of the shop', () => {
    expect(next('2026-02-01T00:00:00Z', helsinki)).toBe(utc('2026-03-01T06:00:00Z'))
    expect(next('2026-03-01T06:00:00Z', helsinki)).toBe(utc('2026-03-31T21:00:00Z'))
  })

  it('is undefined when it comes after the instant that the caller names', () => {
    const until = (iso: string) => nextPriceWindowEdge(docs, utc('2026-02-01T00:00:00Z'), stockholm, utc(iso))
    expect(until('2026-02-02T00:00:00Z')).toBeUndefined()
    expect(until('2026-03-01T06:59:59Z')).toBeUndefined()
    expect(until('2026-03-01T07:00:00Z')).toBe(utc('2026-03-01T07:00:00Z'))
  })
})
