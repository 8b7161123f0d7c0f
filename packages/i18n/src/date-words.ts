import { dateTimeFormat } from '@vitrin/kernel'
import { createDateFormat, DATE, oneSpace } from './date-format'
import { createDayFormat, DAY } from './day-format'
import { inWords } from './in-words'
import type { DateWords } from './store-view'

const DAY_MS = 86_400_000
/** A leap year has every day. */
const LEAP_YEAR_MS = Date.UTC(2028, 0, 1)
const DAYS = 366

/**
 * How a locale writes days, learnt from the engine. Undefined for a language that needs more than names of months and
 * patterns, for example a calendar of its own.
 */
export function dateWordsOf(locale: string): DateWords | undefined {
  const words = { months: monthsOf(locale), day: patternOf(locale, DAY), date: oneSpace(patternOf(locale, DATE)) }
  const byEngine = createDayFormat({ defaultLocale: locale })
  const dateByEngine = createDateFormat({ defaultLocale: locale, timeZone: 'UTC' })
  for (let count = 0; count < DAYS; count += 1) {
    const utcMs = LEAP_YEAR_MS + count * DAY_MS
    const text = new Date(utcMs).toISOString().slice(0, 10)
    const isSame =
      inWords(words, words.day, utcMs) === byEngine.day(text) &&
      inWords(words, words.date, utcMs) === dateByEngine(text)
    if (!isSame) return undefined
  }
  return words
}

function monthsOf(locale: string): string[] {
  const format = dateTimeFormat(locale, DAY)
  return Array.from(
    { length: 12 },
    (_, month) => format.formatToParts(Date.UTC(2028, month)).find(({ type }) => type === 'month')?.value ?? '',
  )
}

function patternOf(locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(LEAP_YEAR_MS)
  return parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('')
}
