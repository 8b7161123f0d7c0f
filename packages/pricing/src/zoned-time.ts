import { dateTimeFormat } from '@vitrin/kernel'

const FIELDS = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * The instant of a document's date, which carries no zone and means the shop's time zone (decisions.md 14). An hour
 * that spring skips counts as the hour after it, one that autumn repeats as its first pass.
 *
 * @param timeZone An IANA name, for example `Europe/Stockholm`.
 */
export function zonedToEpochMs(text: string, timeZone: string): number | undefined {
  const key = `${timeZone} ${text}`
  if (!instants.has(key)) {
    if (instants.size === MOST_INSTANTS) instants.clear()
    instants.set(key, instantOf(text, timeZone))
  }
  return instants.get(key)
}

/** The last results, by time zone and text: a server asks for the dates of a sale with each page. */
const instants = /* @__PURE__ */ new Map<string, number | undefined>()
const MOST_INSTANTS = 1000

function instantOf(text: string, timeZone: string): number | undefined {
  const wall = wallClock(text)
  if (wall === undefined) return undefined
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((instant) => offsetMs(instant, timeZone))
  const candidates = offsets
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetMs(instant, timeZone) === wall)
  return candidates.length > 0 ? Math.min(...candidates) : wall - (offsets[0] ?? 0)
}

/** No time zone is further behind UTC, or further ahead of it. */
const WIDEST_OFFSET_MS = 14 * 3_600_000

/** Whether the date has passed. It computes the time zone only near the date. Undefined for text that is not a date. */
export function isReached(text: string, nowMs: number, timeZone: string): boolean | undefined {
  const wall = wallClock(text)
  if (wall === undefined) return undefined
  if (nowMs >= wall + WIDEST_OFFSET_MS) return true
  if (nowMs < wall - WIDEST_OFFSET_MS) return false
  return (zonedToEpochMs(text, timeZone) ?? wall) <= nowMs
}

/** The time that a clock on the wall shows, as if it were UTC. */
function wallClock(text: string): number | undefined {
  const match = FIELDS.exec(text.trim())
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0))
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

/** What calendar and clock show in a time zone at an instant. */
export type ClockFields = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>

export function clockFields(instantMs: number, timeZone: string): ClockFields {
  const numbers = new Map(
    dateTimeFormat('en-GB', { ...CLOCK, timeZone })
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: keyof ClockFields): number => numbers.get(type) ?? 0
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  }
}

function offsetMs(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = clockFields(instant, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
