import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { readCustomOptions, readStandardOptions, toCustomOptions } from './custom-options'
import { defaultChoices } from './defaults'
import { deliveryDates, deliveryWindow } from './delivery-dates'
import { fits } from './fits'
import { limitFaults } from './limit-faults'
import { measuredThing } from './measured'
import type { LimitRule, Measures } from './model'
import { parseOpeningLength } from './opening'
import { fitsOpening, openingFit } from './opening-fit'
import { panes } from './panes'
import { parseLength } from './parse-length'
import { price, regularTotal } from './price'
import { lowestPriorTotal } from './prior-price'
import { snapshotOf } from './snapshot'
import { cornerEnclosure, hingedShowerDoor, modelOf, roundMirror } from './testing'
import { dimensionIssues, limitIssues, validate } from './validate'
import { hingesFor, weight } from './weight'
import { holidayCalendar } from './working-days'

const choices = { glass: 'clear', hinge_side: 'left' }
const example = { width: 874, depth: 912, height: 1985 }

describe('the price of a piece', () => {
  const withMinimum = (minimum: number) => ({
    ...cornerEnclosure,
    price: { ...cornerEnclosure.price, minimum: ore(minimum) },
  })
  const special = { original: ore(700_000), special: ore(650_000) }

  it('is raised only below the minimum', () => {
    const codes = (minimum: number) =>
      price(withMinimum(minimum), example, choices, 'black-matt').lines.map(({ code }) => code)
    expect(codes(693_200)).not.toContain('minimum')
    expect(codes(693_201)).toContain('minimum')
  })

  it('has the chosen glass, and no line that costs nothing', () => {
    const { lines } = price(cornerEnclosure, example, { glass: 'grey', hinge_side: 'right' }, 'chrome')
    expect(lines.map(({ code, detail, amount }) => [code, detail, amount])).toEqual([
      ['glass', 'grey', 468_000],
      ['edge', undefined, 49_000],
      ['hardware', 'chrome', 149_000],
      ['made-to-measure', undefined, 57_500],
    ])
    expect(
      price({ ...cornerEnclosure, price: { ...cornerEnclosure.price, glass_per_m2: {} } }, example, {}, '').lines[0],
    ).toMatchObject({
      code: 'edge',
    })
  })

  it('has no surcharge of a glass, which is priced by its rate', () => {
    const [glass, ...others] = cornerEnclosure.choices
    const dear = { ...glass!, values: glass!.values.map((value) => ({ ...value, surcharge: ore(100_000) })) }
    expect(price({ ...cornerEnclosure, choices: [dear, ...others] }, example, choices, 'black-matt').total).toBe(
      693_200,
    )
  })

  it('is known without its reduction', () => {
    const reduced = price(cornerEnclosure, example, choices, 'black-matt', special)
    expect([reduced.total, regularTotal(reduced)]).toEqual([643_200, 693_200])
    const plain = price(cornerEnclosure, example, choices, 'black-matt')
    expect(regularTotal(plain)).toBe(693_200)
  })

  it('was never lower where original or lowest price are unknown', () => {
    const snapshot = snapshotOf(cornerEnclosure, { measures: example, choices, profile: 'black-matt' }, special)
    const prices = { original_price_incl_tax: 7000, lowest_price_30_days_incl_tax: 6800 }
    expect(lowestPriorTotal(snapshot, prices)).toBe(673_200)
    expect(lowestPriorTotal(snapshot, { ...prices, original_price_incl_tax: null })).toBeUndefined()
    expect(lowestPriorTotal(snapshot, {})).toBeUndefined()
  })
})

describe('the snapshot of a piece', () => {
  it('has the geometry that its model has, and nothing else', () => {
    const piece = { measures: example, choices, profile: 'chrome' }
    const { breakdown, ...plain } = snapshotOf(cornerEnclosure, piece)
    expect(plain).toStrictEqual({ version: 1, family: 'enclosure-corner', thickness: 8, ...piece })
    expect(breakdown.total).toBe(663_200)
    const geometry = { radius: 500, frame: 40, hinges: 4, bars: 2 }
    expect(snapshotOf({ ...cornerEnclosure, ...geometry }, piece)).toMatchObject(geometry)
  })
})

describe('the limits of panes', () => {
  const limited = (limit: LimitRule) => ({ ...hingedShowerDoor, limits: [limit] })
  const square = { width: 1000, height: 2000 }

  it('do not count while a length is missing or zero', () => {
    const tiny = limited({ rule: 'max-area', m2: 0.1 })
    expect(limitIssues(tiny, square, choices)).toHaveLength(2)
    expect(
      [{ width: 1000 }, { width: 0, height: 2000 }].map((measures) => limitIssues(tiny, measures, choices)),
    ).toEqual([[], []])
  })

  it('do not count for the panes that are known while another length is missing', () => {
    const tiny = { ...cornerEnclosure, limits: [{ rule: 'max-area', m2: 0.1 }] as const }
    expect(limitIssues(tiny, square, choices)).toEqual([])
    expect(limitIssues(tiny, { ...square, depth: 900 }, choices)).toHaveLength(3)
  })

  it('of weight are about hinged panes, with as many hinges as the model says', () => {
    const heavy = limited({ rule: 'max-weight-per-hinge', kg: 1 })
    expect(limitIssues(heavy, square, choices).map(({ pane, actual }) => [pane, actual])).toEqual([['door', 28 / 3]])
    expect(limitIssues({ ...heavy, hinges: 4 }, square, choices).map(({ actual }) => actual)).toEqual([7])
    expect([hingesFor({}, 1800), hingesFor({}, 1801), hingesFor({ hinges: 2 }, 2400)]).toEqual([2, 3, 2])
  })

  it('of the ratio count either side, and no pane without a width', () => {
    const flat = { ...limited({ rule: 'max-ratio', value: 2 }), family: 'shower-wall' as const }
    expect(limitIssues(flat, { width: 2001, height: 1000 }, choices)).toEqual([
      { field: 'width', rule: 'max-ratio', limit: 2, actual: 2.001, pane: 'wall' },
    ])
    const quadrant = { ...modelOf('enclosure-quadrant'), limits: flat.limits, radius: 900 }
    expect(limitIssues(quadrant, { width: 900, depth: 900, height: 1413 }, choices)).toEqual([])
  })

  it('are said once, for the worst pane, with the sides that are out of proportion', () => {
    const narrow = { ...cornerEnclosure, limits: [{ rule: 'max-ratio', value: 2 }] as const }
    expect(limitFaults(narrow, { measures: example, choices })).toMatchObject([
      { rule: 'max-ratio', pane: 'front-fixed', sides: ['height', 'width'], isWholeGlass: false },
    ])
    const wall = { ...modelOf('shower-wall'), limits: [{ rule: 'max-ratio', value: 1.2 }] as const }
    expect(limitFaults(wall, { measures: { width: 1400, height: 1000 }, choices })).toMatchObject([
      { sides: ['width', 'height'], isWholeGlass: true },
    ])
    const heavy = limitFaults(limited({ rule: 'max-area', m2: 1 }), { measures: square, choices })
    expect(heavy[0]).not.toHaveProperty('sides')
    expect(limitFaults(hingedShowerDoor, { measures: square, choices })).toEqual([])
  })

  it('are mended by the least part of a length', () => {
    const mend = (m2: number, width: number) =>
      limitFaults(limited({ rule: 'max-area', m2 }), { measures: { width, height: 2000 }, choices })[0]
    expect(mend(1.6, 820)).toMatchObject({ field: 'width', mend: { field: 'width', length: 800, bound: 'max' } })
    expect(mend(1.2195, 610)).toMatchObject({ field: 'height', mend: { field: 'height', length: 1999, bound: 'max' } })
  })
})

describe('a length that mends a limit', () => {
  const door = (m2: number, width: number) => ({
    model: { ...hingedShowerDoor, limits: [{ rule: 'max-area', m2 }] as const },
    piece: { measures: { width, height: 2000 }, choices },
  })
  const wall = (value: number, width: number) => ({
    model: { ...modelOf('shower-wall'), limits: [{ rule: 'max-ratio', value }] as const },
    piece: { measures: { width, height: 1900 }, choices },
  })

  it.each([
    ['the smallest length', door(1.2, 620), { field: 'width', length: 600, bound: 'max' }],
    ['no smaller length', door(1.19, 620), { field: 'height', length: 1919, bound: 'max' }],
    ['the largest length', wall(1.3572, 900), { field: 'width', length: 1400, bound: 'min' }],
    ['the largest length from the smallest', wall(1.3572, 600), { field: 'width', length: 1400, bound: 'min' }],
    ['no larger length', wall(1.35, 900), undefined],
  ])('is one that the workshop cuts: %s', (_, { model, piece }, mend) => {
    expect(limitFaults(model, piece)[0]?.mend).toEqual(mend)
  })

  it('is about the worst pane of each rule', () => {
    const limits = [
      { rule: 'max-area', m2: 0.1 },
      { rule: 'max-ratio', value: 2 },
    ] as const
    const faults = (measures: Measures) =>
      limitFaults({ ...cornerEnclosure, limits }, { measures, choices }).map(({ rule, pane, sides }) => [
        rule,
        pane,
        sides,
      ])
    expect(faults(example)).toEqual([
      ['max-area', 'side', undefined],
      ['max-ratio', 'front-fixed', ['height', 'width']],
    ])
    expect(faults({ width: 1200, depth: 300, height: 1000 })[1]).toEqual(['max-ratio', 'side', ['height', 'depth']])
  })
})

describe('measures and choices', () => {
  it('are counted in steps from the smallest measure', () => {
    const dimension = { ...roundMirror.dimensions[0]!, min: 403, step: 10 }
    expect([403, 413, 407].map((length) => dimensionIssues(dimension, length).map(({ rule }) => rule))).toEqual([
      [],
      [],
      ['step'],
    ])
  })

  it('that have no value do not count as unknown ones', () => {
    const none = { depth: undefined } as unknown as Measures
    expect(validate(hingedShowerDoor, { width: 850, height: 2000, ...none }, choices).ok).toBe(true)
    expect(validate(hingedShowerDoor, { width: 850, height: 2000 }, { ...choices, glass: '' })).toMatchObject({
      ok: false,
      rejection: [{ field: 'glass', rule: 'required', limit: null, actual: null }],
    })
  })

  it('that are chosen by default are the first of each choice that has values', () => {
    expect(defaultChoices({ ...cornerEnclosure, choices: [{ code: 'glass', option_id: 1, values: [] }] })).toEqual({})
  })

  it('are written without those that are missing', () => {
    expect(toCustomOptions(cornerEnclosure, { width: 874 }, { glass: 'grey', hinge_side: 'up' })).toEqual([
      { option_id: '901', option_value: '874' },
      { option_id: '904', option_value: '9042' },
    ])
  })

  it('are read without the blanks around a length, which has at most six digits', () => {
    const read = (width: string) => {
      const outcome = readCustomOptions(roundMirror, [
        { option_id: '901', option_value: width },
        { option_id: '904', option_value: '9041' },
      ])
      return outcome.ok ? outcome.value.measures : outcome.rejection
    }
    expect([read(' 800 '), read('999999')]).toEqual([{ diameter: 800 }, { diameter: 999_999 }])
    for (const text of ['1234567', '8x', 'x8', '-8'])
      expect(read(text)).toEqual([{ field: 'diameter', rule: 'integer', limit: null, actual: text }])
  })

  it('of a standard size are refused with every fault', () => {
    const outcome = readStandardOptions(cornerEnclosure, [
      { option_id: '904', option_value: '' },
      { option_id: '905', option_value: '1' },
      { option_id: '901', option_value: '800' },
      { option_id: '77', option_value: 'x' },
    ])
    expect(outcome.ok ? [] : outcome.rejection.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'glass required',
      'hinge_side unknown-choice',
      'width forbidden',
      '77 unknown-option',
    ])
  })
})

describe('an opening', () => {
  it('is between 10 and 9999 millimetres', () => {
    expect(['9', '10', '9999', '10000'].map((text) => parseOpeningLength(text).ok)).toEqual([false, true, true, false])
    expect(parseOpeningLength('10000')).toMatchObject({ rejection: 'out-of-limits' })
    expect(parseOpeningLength('wide')).toMatchObject({ rejection: 'not-a-length' })
  })

  it('fits by the adjustment on both sides', () => {
    const model = { ...hingedShowerDoor, adjustment: { minus: 5, plus: 15 } }
    const sizes = (width: number, height = 2000) => fits(model, { width, height }).standard.length
    expect([794, 795, 800, 815, 816].map((width) => sizes(width))).toEqual([0, 1, 1, 1, 0])
    expect(sizes(800, 2016)).toBe(0)
    expect(fits(model, { width: 600, height: 2100 }).madeToMeasure).toBe(true)
    expect(
      [fits(model, { width: 1201 }), fits(model, { width: 900, height: 1899 })].map((fit) => fit.madeToMeasure),
    ).toEqual([false, false])
  })

  it('may fit a standard size although no piece is cut for it', () => {
    const model = { ...hingedShowerDoor, standard_sizes: [{ size_value: '1', width: 500, height: 2000 }] }
    expect(fitsOpening(model, { width: 500, height: 2000 })).toBe(true)
    expect(openingFit(model, { width: 500, height: 2000 })).toEqual({
      standard: model.standard_sizes,
      madeToMeasure: undefined,
    })
    expect(openingFit(roundMirror, { width: 700, height: 800 }).madeToMeasure).toEqual({ diameter: 700 })
    expect(openingFit(hingedShowerDoor, { width: 900, height: 2000 }).madeToMeasure).toEqual({
      width: 900,
      height: 2000,
    })
  })

  it('is larger than the glass only where the workshop takes something off', () => {
    expect(measuredThing({ ...modelOf('sauna-door'), clearance: { width: 0, height: 8 } }).clearance).toEqual([
      { code: 'height', length: 8 },
    ])
  })
})

describe('panes', () => {
  it('are never narrower than nothing, and as thick as the model says', () => {
    const cut = (family: Parameters<typeof modelOf>[0], measures: Measures) =>
      panes(modelOf(family), measures).map(({ width, height, thickness, along }) => [width, height, thickness, along])
    expect(cut('sauna-door', { width: 50, height: 40 })).toEqual([[0, 0, 8, 'width']])
    expect(cut('enclosure-quadrant', { width: 400, depth: 500, height: 2000 }).map(([width]) => width)).toEqual([
      0,
      (Math.PI / 4) * 550,
      (Math.PI / 4) * 550,
      0,
    ])
    expect(cut('enclosure-quadrant', {}).map(([, , , along]) => along)).toEqual(['width', 'width', 'depth', 'depth'])
    expect(cut('enclosure-corner', example).map(([, , , along]) => along)).toEqual(['width', 'width', 'depth'])
    expect(cut('mirror-round', {})).toEqual([[0, 0, 8, 'diameter']])
    expect(weight(roundMirror, { diameter: 1000 }, {})).toBe(12.5)
  })
})

describe('a pane', () => {
  const cut = (family: Parameters<typeof modelOf>[0], measures: Measures) =>
    panes(modelOf(family), measures).map(({ name, kind, along }) => `${name} ${kind} ${along}`)

  it.each([
    [
      'enclosure-quadrant',
      ['front-fixed fixed width', 'front-curve curved width', 'side-curve curved depth', 'side-fixed fixed depth'],
    ],
    ['shower-door-hinged', ['door hinged width', 'fixed fixed width']],
    ['shower-door-sliding', ['leaf-left sliding width', 'leaf-right sliding width']],
    ['interior-door-sliding', ['leaf-left sliding width', 'leaf-right sliding width']],
    ['shower-wall', ['wall fixed width']],
    ['bath-screen', ['fixed fixed width', 'folding hinged width']],
    ['mirror-round', ['mirror mirror diameter']],
    ['mirror-rect', ['mirror mirror width']],
    ['interior-door', ['door hinged width']],
  ] as const)('of a %s has a kind, and the measure that gives its width', (family, expected) => {
    expect(cut(family, { width: 1200, depth: 900, height: 2000, diameter: 800 })).toEqual(expected)
  })
})

describe('a typed length', () => {
  it.each([
    ['893   mm', 893],
    ['1   985', 1985],
    ['89,00 cm', 890],
    ['2,5000 m', 2500],
    ['1 234 567', 1_234_567],
    ['12 345', 12_345],
    ['9999999', 9_999_999],
    ['1,5 m', 1500],
    ['1.985 m', 1985],
    ['1,9850 m', 1985],
    ['89,30 cm', 893],
    ['5cm', 50],
    ['893 mm', 893],
  ])('%s is %d mm', (text, mm) => {
    expect(parseLength(text)).toMatchObject({ value: mm })
  })

  it.each([
    ['12345678', 'not-a-length'],
    ['1 2345', 'several'],
    ['12345 678', 'several'],
    ['80cm90', 'not-a-length'],
    ['80cm 90', 'several'],
    ['893 mmm', 'not-a-length'],
    ['x893', 'not-a-length'],
    ['893 x', 'not-a-length'],
    ['0,0005 m', 'fraction'],
    ['89,345 cm', 'grouping'],
    ['80+90', 'several'],
    ['80;90', 'several'],
    ['80&90', 'several'],
    ['80 - 90', 'several'],
    ['80*90', 'several'],
    ['80 cm 90 cm', 'several'],
    ['80. 90', 'several'],
  ])('%s is none: %s', (text, rejection) => {
    expect(parseLength(text)).toEqual({ ok: false, rejection })
  })
})

describe('the delivery', () => {
  const times = { stockedDays: [2, 4], madeToMeasureDays: [15, 20], changeDays: 2 } as const

  it('is decided by the slowest line for each end', () => {
    const lines = [{ delivery_days: [3, 30] as const }, { delivery_days: [9, 10] as const }]
    expect(deliveryWindow(lines, times)).toEqual({ from: 9, to: 30 })
    expect(deliveryWindow([{ product_type: 'virtual', stock: { is_in_stock: false } }, {}], times)).toEqual({
      from: 2,
      to: 4,
    })
    expect(deliveryWindow([{ stock: { is_in_stock: true } }], times)).toEqual({ from: 2, to: 4 })
  })

  it('of no working days is the day itself', () => {
    const calendar = holidayCalendar('Europe/Stockholm', { holidays: ['2026-11-23'] })
    const ordered = Date.parse('2026-11-21T10:00:00+01:00')
    expect(deliveryDates({ from: 0, to: 1 }, ordered, calendar)).toEqual({ from: '2026-11-21', to: '2026-11-24' })
  })
})
