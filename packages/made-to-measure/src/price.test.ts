import { ore } from '@vitrin/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultChoices, defaultMeasures } from './defaults'
import { price } from './price'
import { cornerEnclosure, hingedShowerDoor, modelOf, models, roundMirror } from './testing'

const chosen = { glass: 'clear', hinge_side: 'left' }

describe('price', () => {
  it('prices the worked example to the öre [R1.02 custom sizes]', () => {
    const { lines, total } = price(cornerEnclosure, { width: 874, depth: 912, height: 1985 }, chosen, 'black-matt')
    expect(lines).toEqual([
      { code: 'glass', detail: 'clear', amount: 407_700, quantity: 3.54521, unit: 'm2' },
      { code: 'edge', amount: 49_000, quantity: 1, unit: 'piece' },
      { code: 'hardware', detail: 'black-matt', amount: 179_000, quantity: 1, unit: 'piece' },
      { code: 'made-to-measure', amount: 57_500, quantity: 1, unit: 'piece' },
    ])
    expect(total).toBe(693_200)
  })

  it('takes the reduction of a special price off in a line of its own, after the minimum', () => {
    const measures = { width: 874, depth: 912, height: 1985 }
    const special = { original: ore(700_000), special: ore(650_000) }
    const { lines, total } = price(cornerEnclosure, measures, chosen, 'black-matt', special)
    expect(lines.at(-1)).toEqual({ code: 'special', amount: -50_000, quantity: 1, unit: 'piece' })
    expect(total).toBe(643_200)

    const dear = { ...cornerEnclosure, price: { ...cornerEnclosure.price, minimum: ore(900_000) } }
    expect(
      price(dear, measures, chosen, 'black-matt', special)
        .lines.slice(-2)
        .map(({ code, amount }) => [code, amount]),
    ).toEqual([
      ['minimum', 206_800],
      ['special', -50_000],
    ])
  })

  it('ignores a special price that is not lower, and never goes below zero', () => {
    const measures = defaultMeasures(cornerEnclosure)
    const plain = price(cornerEnclosure, measures, chosen, 'chrome')
    expect(price(cornerEnclosure, measures, chosen, 'chrome', { original: ore(500), special: ore(500) })).toEqual(plain)
    expect(
      price(cornerEnclosure, measures, chosen, 'chrome', { original: ore(9_000_000), special: ore(0) }).total,
    ).toBe(0)
  })

  it('rounds the glass half up to whole kronor', () => {
    const door = { ...hingedShowerDoor, price: { ...hingedShowerDoor.price, glass_per_m2: { clear: ore(100_050) } } }
    const glass = price(door, { width: 1000, height: 1000 }, chosen, 'chrome').lines[0]
    expect(glass?.amount).toBe(100_100)
  })

  it('uses the first rate of the model for a missing choice, and adds the surcharge of a chosen one', () => {
    const measures = { diameter: 1000 }
    const codes = (choices: Readonly<Record<string, string>>) =>
      price(roundMirror, measures, choices, 'nothing').lines.map(({ code, detail, amount }) => [code, detail, amount])
    expect(codes({})).toEqual([
      ['glass', 'mirror', 98_000],
      ['edge', undefined, 19_000],
      ['made-to-measure', undefined, 25_000],
    ])
    expect(codes({ light: 'warm' })).toContainEqual(['choice', 'light:warm', 120_000])
  })

  it('raises a small piece to the minimum', () => {
    expect(price(roundMirror, { diameter: 400 }, {}, 'chrome')).toMatchObject({
      total: 99_500,
      lines: [{ code: 'glass' }, { code: 'edge' }, { code: 'made-to-measure' }, { code: 'minimum' }],
    })
  })

  it('never costs less for a wider piece, and is the sum of its lines in whole öre', () => {
    const door = modelOf('shower-wall')
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 1399 }), fc.integer({ min: 1900, max: 2100 }), (width, height) => {
        const narrow = price(door, { width, height }, chosen, 'chrome')
        const wide = price(door, { width: width + 1, height }, chosen, 'chrome')
        expect(wide.total).toBeGreaterThanOrEqual(narrow.total)
        expect(narrow.total).toBe(narrow.lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(Number.isInteger(narrow.total)).toBe(true)
      }),
    )
  })

  it.each(models)('prices a $family', (model) => {
    const { total } = price(model, defaultMeasures(model), defaultChoices(model), 'chrome')
    expect(total).toBeGreaterThanOrEqual(model.price.minimum)
  })
})
