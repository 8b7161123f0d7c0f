import { describe, expect, it } from 'vitest'
import { openingOf } from './opening'

describe('openingOf', () => {
  it('reads both measures, also with grouped digits and in other units', () => {
    expect(openingOf({ width: ['900'], height: ['2 000'] })).toEqual({ width: 900, height: 2000 })
    expect(openingOf({ width: ['89,5 cm'], height: ['2 m'] })).toEqual({ width: 895, height: 2000 })
  })

  it('gives undefined while a measure is missing or is not a length', () => {
    expect(openingOf({ width: ['900'] })).toBeUndefined()
    expect(openingOf({ height: ['2000'] })).toBeUndefined()
    expect(openingOf({ width: ['bred'], height: ['2000'] })).toBeUndefined()
    expect(openingOf({ width: ['9'], height: ['20000'] })).toBeUndefined()
    expect(openingOf({ width: ['1e5'], height: ['2000'] })).toBeUndefined()
    expect(openingOf({ width: ['1.000'], height: ['2000'] })).toBeUndefined()
    expect(openingOf({ width: ['900 2000'], height: ['2000'] })).toBeUndefined()
  })

  it('understands the units that the measure fields understand', () => {
    expect(openingOf({ width: ['87,3 cm'], height: ['1,985 m'] })).toEqual({ width: 873, height: 1985 })
  })
})
