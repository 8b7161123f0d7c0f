import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpecialPriceActive, nextPriceWindowEdge } from './price-window'
import { stockholmToEpochMs } from './stockholm-time'

const utc = (iso: string) => Date.parse(iso)
const window = { special_from_date: '2026-03-01 08:00:00', special_to_date: '2026-04-01 00:00:00' }

describe('stockholmToEpochMs', () => {
  it.each([
    ['2026-01-15 12:00:00', '2026-01-15T11:00:00Z'],
    ['2026-07-15 12:00:00', '2026-07-15T10:00:00Z'],
    ['2026-07-15', '2026-07-14T22:00:00Z'],
    ['2026-07-15T12:00', '2026-07-15T10:00:00Z'],
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00Z'],
    ['2026-10-25 02:30:00', '2026-10-25T00:30:00Z'],
    ['2026-10-25 03:00:00', '2026-10-25T02:00:00Z'],
  ])('reads %s as %s', (text, iso) => {
    expect(stockholmToEpochMs(text)).toBe(utc(iso))
  })

  it('gives undefined for a string that is not a date', () => {
    expect(['', '0000', 'soon'].map(stockholmToEpochMs)).toEqual([undefined, undefined, undefined])
  })

  it('agrees with the clock of Stockholm at every instant that autumn does not repeat', () => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_800 }), (seconds) => {
        const read = stockholmToEpochMs(shown.format(seconds * 1000)) ?? 0
        expect([seconds * 1000, (seconds - 3600) * 1000]).toContain(read)
      }),
    )
  })
})

describe('isSpecialPriceActive', () => {
  it('runs from its first instant to before its last, on Stockholm time [R5.14]', () => {
    const active = (iso: string) => isSpecialPriceActive(window, utc(iso))
    expect(active('2026-03-01T06:59:59Z')).toBe(false)
    expect(active('2026-03-01T07:00:00Z')).toBe(true)
    expect(active('2026-03-31T21:59:59Z')).toBe(true)
    expect(active('2026-03-31T22:00:00Z')).toBe(false)
  })

  it('agrees with the exact instant at every hour around it, and ignores text that is not a date', () => {
    for (const date of ['2026-03-29 02:30:00', '2026-07-15 00:00:00', '2026-10-25 02:30:00', '2026-12-24']) {
      const exact = stockholmToEpochMs(date) ?? 0
      for (let minutes = -300; minutes <= 300; minutes += 15) {
        const at = exact + minutes * 60_000
        expect([
          date,
          minutes,
          isSpecialPriceActive({ special_from_date: date }, at),
          isSpecialPriceActive({ special_to_date: date }, at),
        ]).toEqual([date, minutes, minutes >= 0, minutes < 0])
      }
    }
    expect(isSpecialPriceActive({ special_from_date: 'soon', special_to_date: '0000' }, 0)).toBe(true)
  })

  it('ignores a missing date', () => {
    const at = utc('2026-03-10T00:00:00Z')
    expect(isSpecialPriceActive({}, at)).toBe(true)
    expect(isSpecialPriceActive({ special_from_date: null, special_to_date: '' }, at)).toBe(true)
    expect(isSpecialPriceActive({ special_from_date: '2026-03-11' }, at)).toBe(false)
    expect(isSpecialPriceActive({ special_to_date: '2026-03-09' }, at)).toBe(false)
  })
})

describe('nextPriceWindowEdge', () => {
  const docs = [{ special_to_date: '2026-05-01 00:00:00', configurable_children: [window] }, {}]

  it('is the next start or end of a special price, of products and their children', () => {
    expect(nextPriceWindowEdge(docs, utc('2026-02-01T00:00:00Z'))).toBe(utc('2026-03-01T07:00:00Z'))
    expect(nextPriceWindowEdge(docs, utc('2026-03-01T07:00:00Z'))).toBe(utc('2026-03-31T22:00:00Z'))
    expect(nextPriceWindowEdge(docs, utc('2026-04-02T00:00:00Z'))).toBe(utc('2026-04-30T22:00:00Z'))
    expect(nextPriceWindowEdge(docs, utc('2026-05-02T00:00:00Z'))).toBeUndefined()
  })
})
