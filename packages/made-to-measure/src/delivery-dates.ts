import { isShipped } from '@vitrin/pricing'
import type { DeliveryWindow } from './delivery'
import { dayOf, workingDayAfter, type CalendarDay, type WorkCalendar } from './working-days'
import { isExemptFromWithdrawal, type WithdrawalLine } from './withdrawal'

/** Working days from the first to the last possible day of delivery. */
export type DeliveryDays = readonly [from: number, to: number]

/** The lead times of a shop, in working days, for products whose model names none. */
export interface LeadTimes {
  readonly stockedDays: DeliveryDays
  readonly madeToMeasureDays: DeliveryDays
  /** How long measures can be changed before the glass is cut. */
  readonly changeDays: number
}

/** The fields of a cart or order line that decide when it arrives. */
export interface DeliveredLine extends WithdrawalLine {
  /** From the product's model. */
  readonly delivery_days?: DeliveryDays | undefined
  readonly product_type?: string | undefined
  readonly stock?: { readonly is_in_stock: boolean } | undefined
}

/** The first and the last possible day of delivery. */
export interface DeliveryDates {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

/**
 * The working days until all lines have arrived: the slowest line decides. Undefined when nothing is shipped, and when
 * a line is sold out, because its day is not known.
 */
export function deliveryWindow(lines: readonly DeliveredLine[], times: LeadTimes): DeliveryWindow | undefined {
  const shipped = lines.filter(({ product_type }) => isShipped(product_type))
  if (shipped.length === 0 || shipped.some(isSoldOut)) return undefined
  const days = shipped.map((line) => daysOf(line, times))
  return { from: Math.max(...days.map(([from]) => from)), to: Math.max(...days.map(([, to]) => to)) }
}

/** The days of a window for an order that is placed at a time. */
export function deliveryDates(
  { from, to }: DeliveryWindow,
  orderedAtMs: number,
  calendar: WorkCalendar,
): DeliveryDates {
  const ordered = dayOf(orderedAtMs, calendar)
  return { from: workingDayAfter(ordered, from, calendar), to: workingDayAfter(ordered, to, calendar) }
}

function daysOf(line: DeliveredLine, { stockedDays, madeToMeasureDays }: LeadTimes): DeliveryDays {
  return line.delivery_days ?? (isExemptFromWithdrawal(line) ? madeToMeasureDays : stockedDays)
}

/** A piece that is cut to size is never in stock. */
function isSoldOut(line: DeliveredLine): boolean {
  return !isExemptFromWithdrawal(line) && line.stock?.is_in_stock === false
}
