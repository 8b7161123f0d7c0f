import { describe, expect, it } from 'vitest'
import { fitsOpening, openingFit, openingOf } from './opening'
import { cornerEnclosure } from './testing'

describe('openingOf', () => {
  it('reads both measures, also with grouped digits and in other units', () => {
    expect(openingOf({ width: ['900'], height: ['2 000'] })).toEqual({ width: 900, height: 2000 })
    expect(openingOf({ width: ['89,5 cm'], height: ['2 m'] })).toEqual({ width: 895, height: 2000 })
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

describe('openingFit', () => {
  it('gives the measures of the piece, with the default of a measure that the opening does not have', () => {
    const fit = openingFit(cornerEnclosure, { width: 873, height: 1985 })
    const depth = cornerEnclosure.dimensions.find(({ code }) => code === 'depth')?.default
    expect(fit).toEqual({ standard: [], madeToMeasure: { width: 873, depth, height: 1985 } })
  })

  it('gives the standard sizes that can be adjusted to the opening', () => {
    const [size] = cornerEnclosure.standard_sizes
    const { plus } = cornerEnclosure.adjustment
    const opening = { width: size!.width! + plus, height: size!.height! }
    expect(openingFit(cornerEnclosure, opening).standard).toContain(size)
    expect(openingFit(cornerEnclosure, { ...opening, width: opening.width + 1 }).standard).not.toContain(size)
  })

  it('does not cut a piece that breaks a limit of its panes', () => {
    const narrow = { ...cornerEnclosure, limits: [{ rule: 'max-area', m2: 0.5 }] as const }
    expect(fitsOpening(narrow, { width: 873, height: 1985 })).toBe(true)
    expect(openingFit(narrow, { width: 873, height: 1985 }).madeToMeasure).toBeUndefined()
  })
})
