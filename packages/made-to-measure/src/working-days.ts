import { dateTimeFormat } from '@vitrin/kernel'

/** A day of the calendar, for example `2026-12-14`. */
export type CalendarDay = string

/** The days on which the workshop and the courier work, in the time zone of the shop. */
export interface WorkCalendar {
  readonly timeZone: string
  /** Called for Monday to Friday only. */
  readonly isHoliday: (day: CalendarDay) => boolean
}

const DAY_MS = 86_400_000
/** A day has at most 25 hours. */
const LONGEST_DAY_MS = 26 * 3_600_000

export function holidayCalendar(timeZone: string, holidays: readonly CalendarDay[]): WorkCalendar {
  const days = new Set(holidays)
  return { timeZone, isHoliday: (day) => days.has(day) }
}

/** The day of an instant in a time zone. */
export function dayOf(instantMs: number, timeZone: string): CalendarDay {
  // Of all locales the Swedish one writes days like documents.
  return dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instantMs)
}

/** The working day that comes `count` working days after a day. The day itself is not counted. */
export function workingDayAfter(day: CalendarDay, count: number, calendar: WorkCalendar): CalendarDay {
  let current = Date.parse(day)
  for (let left = count; left > 0;) {
    current += DAY_MS
    if (isWorkingDay(current, calendar)) left -= 1
  }
  return written(current)
}

/** When the next day begins in a time zone, in ms since 1970. */
export function nextMidnight(instantMs: number, timeZone: string): number {
  const today = dayOf(instantMs, timeZone)
  let before = instantMs
  let after = instantMs + LONGEST_DAY_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(middle, timeZone) === today) before = middle
    else after = middle
  }
  return after
}

/** Days are counted in UTC, where each has 24 hours. */
function isWorkingDay(utcMs: number, { isHoliday }: WorkCalendar): boolean {
  const weekday = new Date(utcMs).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(written(utcMs))
}

function written(utcMs: number): CalendarDay {
  return new Date(utcMs).toISOString().slice(0, 10)
}
