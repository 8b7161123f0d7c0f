import { dateTimeFormat } from '@vitrin/kernel'

/** A day of the calendar, for example `2026-12-14`. */
export type CalendarDay = string

/** The day that it is, with its limits. Without it the engine is asked, whose first answer takes a phone some time. */
export interface Today {
  readonly day: CalendarDay
  /** In ms since 1970. */
  readonly fromMs: number
  readonly untilMs: number
}

/** What a page needs, to count working days by itself. */
export interface KnownDays {
  /** The days from Monday to Friday on which nothing is made or delivered, for a year ahead. */
  readonly holidays: readonly CalendarDay[]
  readonly today?: Today | undefined
}

/** The days on which the workshop and the courier work, in the time zone of the shop. */
export interface WorkCalendar {
  readonly timeZone: string
  readonly today?: Today | undefined
  /** Called for Monday to Friday only. */
  readonly isHoliday: (day: CalendarDay) => boolean
}

const DAY_MS = 86_400_000
/** A day has at most 25 hours. */
const LONGEST_DAY_MS = 26 * 3_600_000

export function holidayCalendar(timeZone: string, { holidays, today }: KnownDays): WorkCalendar {
  const days = new Set(holidays)
  return { timeZone, today, isHoliday: (day) => days.has(day) }
}

/** The days as they pass in a time zone. Each is asked for once. */
export function daysIn(timeZone: string): (nowMs: number) => Today {
  let today: Today | undefined
  return (nowMs) => {
    if (!today || !isWithin(today, nowMs))
      today = { day: dayOf(nowMs, { timeZone }), fromMs: nowMs, untilMs: nextMidnight(nowMs, timeZone) }
    return today
  }
}

function isWithin({ fromMs, untilMs }: Today, instantMs: number): boolean {
  return fromMs <= instantMs && instantMs < untilMs
}

/** The day of an instant in a time zone. */
export function dayOf(instantMs: number, { timeZone, today }: Pick<WorkCalendar, 'timeZone' | 'today'>): CalendarDay {
  if (today && isWithin(today, instantMs)) return today.day
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
  const today = dayOf(instantMs, { timeZone })
  let before = instantMs
  let after = instantMs + LONGEST_DAY_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(middle, { timeZone }) === today) before = middle
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
