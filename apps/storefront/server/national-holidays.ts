import type { CalendarDay } from '@vitrin/made-to-measure'
import Holidays from 'date-holidays'

/** Days off by law, and the eves on which hardly any company works. Others, such as Mother's Day, are working days. */
const DAYS_OFF: readonly string[] = ['public', 'bank']
const DAYS_AHEAD = 400
const DAY_MS = 86_400_000

/** The holidays of a country that are on a Monday to Friday. */
export class NationalHolidays {
  readonly #library: Holidays
  readonly #years = new Map<number, readonly CalendarDay[]>()

  /** `SE` */
  constructor(country: string) {
    this.#library = new Holidays(country)
  }

  isHoliday(day: CalendarDay): boolean {
    return this.#ofYear(Number(day.slice(0, 4))).includes(day)
  }

  /** The holidays of the next thirteen months, for a page that counts days by itself. */
  ahead(nowMs: number): readonly CalendarDay[] {
    const [first, last] = [nowMs - DAY_MS, nowMs + DAYS_AHEAD * DAY_MS].map((ms) => new Date(ms).toISOString())
    const years = [Number(first!.slice(0, 4)), Number(first!.slice(0, 4)) + 1, Number(first!.slice(0, 4)) + 2]
    return years.flatMap((year) => this.#ofYear(year)).filter((day) => day >= first!.slice(0, 10) && day <= last!)
  }

  #ofYear(year: number): readonly CalendarDay[] {
    const known = this.#years.get(year)
    if (known) return known
    const days = this.#library
      .getHolidays(year)
      .filter(({ type }) => DAYS_OFF.includes(type))
      .map(({ date }) => date.slice(0, 10))
      .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    this.#years.set(year, days)
    return days
  }
}
