const FIELDS = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/

const stockholmClock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/**
 * The instant of a document's date, which carries no zone and means Europe/Stockholm (decisions.md 14).
 * An hour that spring skips counts as the hour after it, one that autumn repeats as its first pass.
 */
export function stockholmToEpochMs(text: string): number | undefined {
  const wall = wallClock(text)
  if (wall === undefined) return undefined
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((instant) => offsetMs(instant))
  const candidates = offsets.map((offset) => wall - offset).filter((instant) => instant + offsetMs(instant) === wall)
  return candidates.length > 0 ? Math.min(...candidates) : wall - (offsets[0] ?? 0)
}

/** Stockholm is never behind UTC, and always less than this ahead of it. */
const WIDEST_OFFSET_MS = 3 * 3_600_000

/** Whether the date has passed. It computes the time zone only near the date. Undefined for text that is not a date. */
export function isReached(text: string, nowMs: number): boolean | undefined {
  const wall = wallClock(text)
  if (wall === undefined) return undefined
  if (nowMs >= wall) return true
  if (nowMs < wall - WIDEST_OFFSET_MS) return false
  return (stockholmToEpochMs(text) ?? wall) <= nowMs
}

/** The time that a clock on the wall shows, as if it were UTC. */
function wallClock(text: string): number | undefined {
  const match = FIELDS.exec(text.trim())
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0))
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}

function offsetMs(instant: number): number {
  const part = new Map(stockholmClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes): number => part.get(type) ?? 0
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return wall - Math.floor(instant / 1000) * 1000
}
