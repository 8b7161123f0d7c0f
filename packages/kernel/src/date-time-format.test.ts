import { expect, it } from 'vitest'
import { dateTimeFormat } from './date-time-format'

const inStockholm = { timeZone: 'Europe/Stockholm', dateStyle: 'long' } as const

it('makes each format once', () => {
  expect(dateTimeFormat('sv-SE', { ...inStockholm })).toBe(dateTimeFormat('sv-SE', { ...inStockholm }))
})

it('keeps formats of other languages, time zones and details apart', () => {
  const instant = Date.parse('2026-12-14T23:30:00Z')
  expect(dateTimeFormat('sv-SE', inStockholm).format(instant)).toBe('15 december 2026')
  expect(dateTimeFormat('en-GB', inStockholm).format(instant)).toBe('15 December 2026')
  expect(dateTimeFormat('sv-SE', { ...inStockholm, timeZone: 'UTC' }).format(instant)).toBe('14 december 2026')
  expect(dateTimeFormat('sv-SE', { ...inStockholm, dateStyle: 'short' }).format(instant)).toBe('2026-12-15')
})
