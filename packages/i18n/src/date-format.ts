import { dateTimeFormat } from '@vitrin/kernel'
import { inWords } from './in-words'
import type { I18nSettings } from './store-view'

type Detail = 'day' | 'minute'

/** A date as shoppers read it: "12 oktober 2026", or "12 oktober 2026 kl. 18:04" with the detail `minute`. */
export type DateFormat = (value: number | string | Date, detail?: Detail) => string

export const DATE = { dateStyle: 'long' } as const

const DOCUMENT_DATE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/

/**
 * The dates on screen and in mails (decisions.md 36). An instant is shown in the time zone of the store view.
 * A date of a document has no zone: it is in the shop's zone already (decisions.md 14).
 * A value that is not a date is returned unchanged.
 */
export function createDateFormat({
  defaultLocale,
  timeZone,
  dateWords,
}: Pick<I18nSettings, 'defaultLocale' | 'timeZone' | 'dateWords'>): DateFormat {
  return (value, detail = 'day') => {
    const local = typeof value === 'string' ? documentDate(value) : undefined
    const date = local ?? new Date(value)
    if (Number.isNaN(date.getTime())) return String(value)
    if (local && dateWords && detail === 'day') return inWords(dateWords, dateWords.date, local.getTime())
    const format = dateTimeFormat(defaultLocale, {
      ...DATE,
      ...(detail === 'minute' ? { timeStyle: 'short' } : {}),
      timeZone: local ? 'UTC' : timeZone,
    })
    return oneSpace(format.format(date))
  }
}

/** Engines use different kinds of space, but the server and the browser must give the same text. */
export function oneSpace(text: string): string {
  return text.replaceAll(/\s/gu, ' ')
}

function documentDate(text: string): Date | undefined {
  const match = DOCUMENT_DATE.exec(text.trim())
  return match ? new Date(`${match[1]}T${match[2] ?? '00:00'}Z`) : undefined
}
