import { describe, expect, it } from 'vitest'
import { openingOf } from './opening'

describe('openingOf', () => {
  it('reads both measures, also with grouped digits', () => {
    expect(openingOf({ width: ['900'], height: ['2 000'] })).toEqual({ width: 900, height: 2000 })
  })

  it('is nothing while one is missing or no length', () => {
    expect(openingOf({ width: ['900'] })).toBeUndefined()
    expect(openingOf({ width: ['bred'], height: ['2000'] })).toBeUndefined()
    expect(openingOf({ width: ['9'], height: ['20000'] })).toBeUndefined()
  })
})
