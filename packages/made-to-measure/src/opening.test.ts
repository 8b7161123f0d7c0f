import { describe, expect, it } from 'vitest'
import { fitsOpening, openingOf } from './opening'
import { cornerEnclosure } from './testing'

describe('openingOf', () => {
  it('reads both measures, also with grouped digits', () => {
    expect(openingOf({ width: ['900'], height: ['2 000'] })).toEqual({ width: 900, height: 2000 })
  })

  it('gives undefined while a measure is missing or is not a length', () => {
    expect(openingOf({ width: ['900'] })).toBeUndefined()
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

describe('fitsOpening', () => {
  it('accepts an opening that a piece can be cut for', () => {
    expect(fitsOpening(cornerEnclosure, { width: 873, height: 1985 })).toBe(true)
    expect(fitsOpening(cornerEnclosure, { width: 2500, height: 1985 })).toBe(false)
  })

  it('measures a round piece by the shorter side', () => {
    const [width] = cornerEnclosure.dimensions
    const round = { ...cornerEnclosure, standard_sizes: [], dimensions: [{ ...width!, code: 'diameter' as const }] }
    expect(fitsOpening(round, { width: 2500, height: 800 })).toBe(true)
  })
})
