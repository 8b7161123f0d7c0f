import type { Ore } from '@vitrin/pricing'
import { drawing, type MadeToMeasureModel } from '@vitrin/made-to-measure'
import { describe, expect, it } from 'vitest'
import { shapePath } from './shape-path'
import { SHEET, sheetLayout } from './sheet-layout'

const NOTHING = 0 as Ore

const model: MadeToMeasureModel = {
  version: 1,
  family: 'enclosure-corner',
  size_value: '6199',
  dimensions: [
    { code: 'width', option_id: 1, label: 'Bredd', min: 700, max: 1200, step: 1, default: 900 },
    { code: 'depth', option_id: 2, label: 'Djup', min: 700, max: 1200, step: 1, default: 900 },
    { code: 'height', option_id: 3, label: 'Höjd', min: 1900, max: 2100, step: 1, default: 2000 },
  ],
  standard_sizes: [],
  choices: [],
  profiles: [],
  limits: [],
  thickness: 8,
  density_kg_per_m2_mm: 2.5,
  adjustment: { minus: 0, plus: 0 },
  price: { glass_per_m2: {}, edge: NOTHING, hardware: {}, made_to_measure_fee: NOTHING, minimum: NOTHING },
  delivery: { standard_days: [5, 8], made_to_measure_days: [18, 25] },
}
const small = drawing(model, { width: 700, depth: 700, height: 1900 }, {})
const large = drawing(model, { width: 1200, depth: 1200, height: 2100 }, {})

describe('sheetLayout', () => {
  it('keeps the scale whatever is typed, so that a smaller piece looks smaller', () => {
    expect(sheetLayout(small)).toEqual(sheetLayout(large))
    const front = (of: typeof small) =>
      of.views[0].parts
        .filter(({ role }) => role === 'glass')
        .map(({ shape }) => shapePath(shape, sheetLayout(of).front))
    expect(front(small)).not.toEqual(front(large))
  })

  it('keeps everything and its numbers on the sheet', () => {
    const { front, plan } = sheetLayout(large)
    const { width, height } = SHEET
    const [frontView, planView] = large.views
    for (const [view, place] of [
      [frontView, front],
      [planView, plan],
    ] as const) {
      const { x, y, width: w, height: h } = view.reach
      expect(place.x + x * place.scale).toBeGreaterThanOrEqual(0)
      expect(place.x + (x + w) * place.scale + 40).toBeLessThanOrEqual(width)
      expect(place.y + y * place.scale).toBeGreaterThanOrEqual(0)
      expect(place.y + (y + h) * place.scale).toBeLessThanOrEqual(height)
    }
  })
})
