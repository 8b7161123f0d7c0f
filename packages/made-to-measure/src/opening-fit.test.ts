import { describe, expect, it } from 'vitest'
import { fitsOpening, openingFit } from './opening-fit'
import { cornerEnclosure } from './testing'

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
