import { clockFields, type ClockFields } from '@vitrin/pricing'
import type { I18nSettings } from './store-view'

export type PatternDateFormat = (value: number | string | Date) => string

const DOCUMENT_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const TOKEN = /YYYY|YY|MM|M|DD|D|HH|H|hh|h|mm|m|ss|s|A|a/g

/**
 * The date function of the specification (R9.15): formats by tokens, for example `HH:mm D/M/YYYY`.
 * Shoppers read dates of `createDateFormat` (decisions.md 36). An instant is shown in the given time zone.
 * A date of a document has no zone: it is in the shop's zone already (decisions.md 14).
 * A value that is not a date is returned unchanged.
 */
export function createPatternDateFormat({
  dateFormat: pattern,
  timeZone,
}: Pick<I18nSettings, 'dateFormat' | 'timeZone'>): PatternDateFormat {
  return (value) => {
    const fields = (typeof value === 'string' && documentFields(value)) || instantFields(value, timeZone)
    return fields ? pattern.replaceAll(TOKEN, (token) => formatToken(token, fields)) : String(value)
  }
}

function documentFields(text: string): ClockFields | undefined {
  const match = DOCUMENT_DATE.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return { year, month, day, hour, minute, second }
}

function instantFields(value: number | string | Date, timeZone: string): ClockFields | undefined {
  const instantMs = new Date(value).getTime()
  return Number.isNaN(instantMs) ? undefined : clockFields(instantMs, timeZone)
}

function formatToken(token: string, { year, month, day, hour, minute, second }: ClockFields): string {
  if (token === 'YY') return String(year).slice(-2)
  if (token === 'A' || token === 'a') {
    const half = hour < 12 ? 'am' : 'pm'
    return token === 'A' ? half.toUpperCase() : half
  }
  const values: Readonly<Record<string, number>> = {
    Y: year,
    M: month,
    D: day,
    H: hour,
    h: hour % 12 || 12,
    m: minute,
    s: second,
  }
  return String(values[token.charAt(0)] ?? 0).padStart(token.length, '0')
}
