import { describe, expect, it } from 'vitest'
import { createDateFormat } from './date-format'
import { dateWordsOf } from './date-words'
import { createDayFormat } from './day-format'

describe('the words of a language for its days', () => {
  it('are its months and its order', () => {
    expect(dateWordsOf('sv-SE')).toEqual({
      months: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
      day: '{day} {month}',
      date: '{day} {month} {year}',
    })
    expect(dateWordsOf('en-US')).toMatchObject({ day: '{month} {day}', date: '{month} {day}, {year}' })
    expect(dateWordsOf('ru-RU')).toMatchObject({ date: '{day} {month} {year} г.' })
    expect(dateWordsOf('de-DE')).toMatchObject({ day: '{day}. {month}', date: '{day}. {month} {year}' })
  })

  it('are unknown where months and order do not suffice', () => {
    // A calendar of its own, and digits of its own.
    expect(dateWordsOf('th-TH')).toBeUndefined()
    expect(dateWordsOf('ar-EG')).toBeUndefined()
  })

  it('are enough for days, windows of days and dates of documents', () => {
    const dateWords = {
      months: Array.from({ length: 12 }, (_, month) => `M${month + 1}`),
      day: '{month}/{day}',
      date: '{year}/{month}/{day}',
    }
    const days = createDayFormat({ defaultLocale: 'sv-SE', dateWords })
    expect(days.day('2026-12-04')).toBe('M12/4')
    expect(days.days('2026-12-14', '2026-12-18')).toBe('M12/14–18')
    expect(days.days('2026-12-28', '2027-01-04')).toBe('M12/28–M1/4')
    const date = createDateFormat({ defaultLocale: 'sv-SE', timeZone: 'Europe/Stockholm', dateWords })
    expect(date('2026-10-12 23:30:00')).toBe('2026/M10/12')
    expect(date('2026-10-12')).toBe('2026/M10/12')
    expect(date('snart')).toBe('snart')
    // A time and an instant need the engine.
    expect(date('2026-10-12 18:04:00', 'minute')).toBe('12 oktober 2026 kl. 18:04')
    expect(date(Date.parse('2026-10-12T22:30:00Z'))).toBe('13 oktober 2026')
  })
})
