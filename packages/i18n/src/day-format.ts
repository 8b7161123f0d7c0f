import { dateTimeFormat } from '@vitrin/kernel'
import { inWords } from './in-words'
import type { I18nSettings } from './store-view'

export interface DayFormat {
  /** `2026-12-14` → "14 december" */
  day(day: string): string
  /** "14–18 december", or "28 december–4 januari" */
  days(from: string, to: string): string
}

export const DAY = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const

/** Days of the calendar without year, in the words of a language. */
export function createDayFormat({
  defaultLocale,
  dateWords,
}: Pick<I18nSettings, 'defaultLocale' | 'dateWords'>): DayFormat {
  const format = () => dateTimeFormat(defaultLocale, DAY)
  const day = (text: string): string =>
    dateWords ? inWords(dateWords, dateWords.day, Date.parse(text)) : format().format(Date.parse(text))
  const isDayFirst = (): boolean =>
    dateWords ? dateWords.day.startsWith('{day}') : format().formatToParts(0)[0]?.type === 'day'
  return {
    day,
    days: (from, to) => {
      if (from === to) return day(from)
      if (from.slice(0, 7) !== to.slice(0, 7)) return `${day(from)}–${day(to)}`
      const number = (text: string): string => String(Number(text.slice(8)))
      return isDayFirst() ? `${number(from)}–${day(to)}` : `${day(from)}–${number(to)}`
    },
  }
}
