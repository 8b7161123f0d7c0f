import { expect, it } from 'vitest'
import { NationalHolidays } from './national-holidays'

const swedish = new NationalHolidays('SE')

it('knows the Swedish holidays and the eves that count as days off', () => {
  const off = ['2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-06-19', '2026-12-24', '2026-12-31']
  expect(off.filter((day) => !swedish.isHoliday(day))).toEqual([])
  // Easter of another year, and days that have a name but are worked.
  expect(swedish.isHoliday('2027-03-26')).toBe(true)
  expect(['2026-11-06', '2026-12-10', '2026-04-30', '2026-05-25'].filter((day) => swedish.isHoliday(day))).toEqual([])
})

it('lists the weekdays off of the year ahead', () => {
  expect(swedish.ahead(Date.parse('2026-11-20T09:00:00Z'))).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-31',
    '2027-01-01',
    '2027-01-06',
    '2027-03-26',
    '2027-03-29',
    '2027-05-06',
    '2027-06-25',
    '2027-12-24',
  ])
})
