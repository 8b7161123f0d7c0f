import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDates, deliveryWindow, type LeadTimes } from './delivery-dates'
import { dayOf, daysIn, holidayCalendar, nextMidnight, workingDayAfter } from './working-days'

const STOCKHOLM = 'Europe/Stockholm'
const calendar = holidayCalendar(STOCKHOLM, {
  holidays: ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-06', '2027-03-26'],
})
const times: LeadTimes = { stockedDays: [2, 4], madeToMeasureDays: [15, 20], changeDays: 2 }
const at = (text: string): number => Date.parse(text)

describe('the delivery window', () => {
  it('counts working days from the day of the order', () => {
    // A Friday.
    expect(deliveryDates({ from: 1, to: 5 }, at('2026-11-20T10:00:00+01:00'), calendar)).toEqual({
      from: '2026-11-23',
      to: '2026-11-27',
    })
  })

  it('leaves out holidays', () => {
    expect(deliveryDates({ from: 1, to: 5 }, at('2026-12-23T10:00:00+01:00'), calendar)).toEqual({
      from: '2026-12-28',
      to: '2027-01-05',
    })
  })

  it('takes the day of the order in the shop’s time zone', () => {
    // Sunday evening in Stockholm is Sunday in UTC, an hour later it is Monday in Stockholm alone.
    const window = { from: 1, to: 1 }
    expect(deliveryDates(window, at('2026-11-22T22:30:00Z'), calendar).from).toBe('2026-11-23')
    expect(deliveryDates(window, at('2026-11-22T23:30:00Z'), calendar).from).toBe('2026-11-24')
  })

  it('is decided by the slowest line', () => {
    const piece = { made_to_measure: {}, delivery_days: [18, 25] as const, product_type: 'configurable' }
    const tool = { product_type: 'simple' }
    expect(deliveryWindow([tool, piece], times)).toEqual({ from: 18, to: 25 })
    expect(deliveryWindow([tool], times)).toEqual({ from: 2, to: 4 })
    expect(deliveryWindow([{ ...piece, delivery_days: undefined }], times)).toEqual({ from: 15, to: 20 })
  })

  it('is unknown when a line is sold out or nothing is shipped', () => {
    const soldOut = { product_type: 'simple', stock: { is_in_stock: false } }
    expect(deliveryWindow([soldOut, { product_type: 'simple' }], times)).toBeUndefined()
    expect(deliveryWindow([{ product_type: 'downloadable' }], times)).toBeUndefined()
    expect(deliveryWindow([], times)).toBeUndefined()
    expect(deliveryWindow([{ ...soldOut, cut_to_size: true }], times)).toEqual({ from: 15, to: 20 })
  })
})

describe('working days', () => {
  it('are never weekends or holidays, and come in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01'), max: at('2027-12-31') }),
        fc.integer({ min: 1, max: 40 }),
        (orderedAt, count) => {
          const ordered = dayOf(orderedAt, { timeZone: STOCKHOLM })
          const day = workingDayAfter(ordered, count, calendar)
          const weekday = new Date(day).getUTCDay()
          expect(weekday === 0 || weekday === 6 || calendar.isHoliday(day)).toBe(false)
          expect(workingDayAfter(ordered, count - 1, calendar) < day).toBe(true)
        },
      ),
    )
  })

  it('are taken from the known day while it lasts, and from the time zone before and after it', () => {
    const today = { day: '1999-12-31', fromMs: at('2026-11-20T10:00:00Z'), untilMs: at('2026-11-20T23:00:00Z') }
    const days = (text: string): string => dayOf(at(text), { timeZone: STOCKHOLM, today })
    expect(days('2026-11-20T09:59:59Z')).toBe('2026-11-20')
    expect(days('2026-11-20T10:00:00Z')).toBe('1999-12-31')
    expect(days('2026-11-20T22:59:59Z')).toBe('1999-12-31')
    expect(days('2026-11-20T23:00:00Z')).toBe('2026-11-21')
  })

  it('pass one after the other', () => {
    const today = daysIn(STOCKHOLM)
    const noon = today(at('2026-11-20T12:00:00+01:00'))
    expect(noon).toEqual({
      day: '2026-11-20',
      fromMs: at('2026-11-20T12:00:00+01:00'),
      untilMs: at('2026-11-21T00:00:00+01:00'),
    })
    expect(today(at('2026-11-20T23:59:59+01:00'))).toBe(noon)
    expect(today(at('2026-11-21T00:00:00+01:00')).day).toBe('2026-11-21')
    expect(today(at('2026-11-20T12:00:00+01:00'))).toEqual(noon)
  })

  it('begin at midnight, also when the clocks change', () => {
    expect(nextMidnight(at('2026-11-20T10:00:00+01:00'), STOCKHOLM)).toBe(at('2026-11-21T00:00:00+01:00'))
    expect(nextMidnight(at('2026-03-29T00:30:00+01:00'), STOCKHOLM)).toBe(at('2026-03-30T00:00:00+02:00'))
    expect(nextMidnight(at('2026-10-25T00:30:00+02:00'), STOCKHOLM)).toBe(at('2026-10-26T00:00:00+01:00'))
  })
})
