import { expect, it } from 'vitest'
import { createDayFormat } from './day-format'

it('writes days and windows of days', () => {
  const swedish = createDayFormat({ defaultLocale: 'sv-SE' })
  expect(swedish.day('2026-12-04')).toBe('4 december')
  expect(swedish.days('2026-12-14', '2026-12-18')).toBe('14–18 december')
  expect(swedish.days('2026-12-28', '2027-01-04')).toBe('28 december–4 januari')
  expect(swedish.days('2026-12-14', '2026-12-14')).toBe('14 december')
  expect(createDayFormat({ defaultLocale: 'en-US' }).days('2026-12-14', '2026-12-18')).toBe('December 14–18')
})
