import type { I18nSettings } from './store-view'

export type DateFormat = (value: number | string | Date) => string

type Fields = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>

const DOCUMENT_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/
const TOKEN = /YYYY|YY|MM|M|DD|D|HH|H|hh|h|mm|m|ss|s|A|a/g

/**
 * Dates by tokens, e.g. `HH:mm D/M/YYYY` (R9.15). An instant is shown in the given zone;
 * a document's date carries no zone and is already the shop's (decisions.md 14). What is no date is returned as is.
 */
export function createDateFormat({
  dateFormat: pattern,
  timeZone,
}: Pick<I18nSettings, 'dateFormat' | 'timeZone'>): DateFormat {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (value) => {
    const fields = (typeof value === 'string' && documentFields(value)) || instantFields(clock, value)
    return fields ? pattern.replaceAll(TOKEN, (token) => written(token, fields)) : String(value)
  }
}

function documentFields(text: string): Fields | undefined {
  const match = DOCUMENT_DATE.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return { year, month, day, hour, minute, second }
}

function instantFields(clock: Intl.DateTimeFormat, value: number | string | Date): Fields | undefined {
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) return undefined
  const numbers = new Map(clock.formatToParts(instant).map((part) => [part.type, Number(part.value)]))
  const of = (type: Intl.DateTimeFormatPartTypes): number => numbers.get(type) ?? 0
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  }
}

function written(token: string, { year, month, day, hour, minute, second }: Fields): string {
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
