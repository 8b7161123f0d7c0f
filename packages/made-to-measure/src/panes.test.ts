import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { panes } from './panes'
import { cornerEnclosure, modelOf } from './testing'
import type { Family, Measures } from './model'

const cut = (family: Family, measures: Measures, extra: { radius?: number; frame?: number } = {}) =>
  panes({ ...modelOf(family), ...extra }, measures).map(({ name, width, height, kind }) => [name, width, height, kind])

describe('panes', () => {
  it('gives a corner a door of 60 percent in whole millimetres', () => {
    expect(cut('enclosure-corner', { width: 874, depth: 912, height: 1985 })).toEqual([
      ['front-fixed', 350, 1985, 'fixed'],
      ['front-door', 524, 1985, 'hinged'],
      ['side', 912, 1985, 'fixed'],
    ])
  })

  it('develops the curve of a quadrant, with radius 550 unless the model says', () => {
    expect(cut('enclosure-quadrant', { width: 900, depth: 800, height: 2000 }).map(([, width]) => width)).toEqual([
      350,
      (Math.PI / 4) * 550,
      (Math.PI / 4) * 550,
      250,
    ])
    expect(cut('enclosure-quadrant', { width: 900, depth: 800, height: 2000 }, { radius: 500 })[0]).toEqual([
      'front-fixed',
      400,
      2000,
      'fixed',
    ])
  })

  it('splits a shower door over 900 mm into a door of 700 mm and a fixed part', () => {
    expect(cut('shower-door-hinged', { width: 900, height: 2000 })).toEqual([['door', 900, 2000, 'hinged']])
    expect(cut('shower-door-hinged', { width: 901, height: 2000 })).toEqual([
      ['door', 700, 2000, 'hinged'],
      ['fixed', 201, 2000, 'fixed'],
    ])
  })

  it.each(['shower-door-sliding', 'interior-door-sliding'] as const)('splits a %s into two leaves', (family) => {
    expect(cut(family, { width: 1201, height: 2000 }).map(([, width]) => width)).toEqual([600.5, 600.5])
  })

  it.each(['sauna-door', 'interior-door'] as const)('takes the frame off a %s', (family) => {
    expect(cut(family, { width: 690, height: 1990 })).toEqual([['door', 600, 1945, 'hinged']])
    expect(cut(family, { width: 690, height: 1990 }, { frame: 40 })).toEqual([['door', 610, 1950, 'hinged']])
  })

  it('cuts walls, screens and mirrors as they are', () => {
    expect(cut('shower-wall', { width: 900, height: 2000 })).toEqual([['wall', 900, 2000, 'fixed']])
    expect(cut('bath-screen', { width: 1001, height: 1400 })).toEqual([
      ['fixed', 601, 1400, 'fixed'],
      ['folding', 400, 1400, 'hinged'],
    ])
    expect(cut('mirror-round', { diameter: 600 })).toEqual([['mirror', 600, 600, 'mirror']])
    expect(cut('mirror-rect', { width: 900, height: 700 })).toEqual([['mirror', 900, 700, 'mirror']])
  })

  it('rounds the parts of a corner so that they add up to its width', () => {
    const measure = fc.integer({ min: 700, max: 1200 })
    fc.assert(
      fc.property(measure, measure, fc.integer({ min: 1900, max: 2100 }), (width, depth, height) => {
        const area = panes(cornerEnclosure, { width, depth, height }).reduce(
          (sum, pane) => sum + pane.width * pane.height,
          0,
        )
        expect(area).toBe((width + depth) * height)
      }),
    )
  })
})
