import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultChoices, defaultMeasures } from '../defaults'
import { panes } from '../panes'
import { snapshotOf } from '../snapshot'
import { cornerEnclosure, hingedShowerDoor, modelOf, models } from '../testing'
import { drawing, type Drawing, type View } from './drawing'
import type { PartRole } from './sheet'

const left = { glass: 'clear', hinge_side: 'left' }
const right = { glass: 'clear', hinge_side: 'right' }
const roles = (view: View, role: PartRole) => view.parts.filter((part) => part.role === role)
const lengthOf = ({ views }: Drawing, field: string) => {
  const measured = views.flatMap(({ dimensions }) => dimensions).find((line) => line.field === field)
  return measured && Math.hypot(measured.to.x - measured.from.x, measured.to.y - measured.from.y)
}

describe('drawing', () => {
  it('draws two different sizes differently', () => {
    fc.assert(
      fc.property(fc.constantFrom(...models), fc.nat(), fc.integer({ min: 1, max: 100 }), (model, pick, delta) => {
        const of = model.dimensions[pick % model.dimensions.length]
        if (!of) return
        const measures = { ...defaultMeasures(model), [of.code]: of.min }
        const other = { ...measures, [of.code]: of.min + delta }
        expect(drawing(model, other, left).views).not.toEqual(drawing(model, measures, left).views)
      }),
    )
  })

  it('draws the hinges that the piece has, also of a line in the cart', () => {
    const hingesOf = (of: Drawing) => roles(of.views[0], 'hinge').length
    const measures = { width: 800, height: 2000 }
    expect(hingesOf(drawing(hingedShowerDoor, measures, left))).toBe(3)
    const model = { ...hingedShowerDoor, hinges: 2 }
    expect(hingesOf(drawing(model, measures, left))).toBe(2)
    expect(hingesOf(drawing(snapshotOf(model, { measures, choices: left, profile: 'chrome' })))).toBe(2)
  })

  it.each(['interior-door', 'interior-door-sliding'] as const)('draws the glazing bars of a door: %s', (family) => {
    const plain = modelOf(family)
    const lines = (model: typeof plain) =>
      roles(drawing(model, defaultMeasures(model), left).views[0], 'profile').length
    expect(lines({ ...plain, bars: 3 })).toBe(lines(plain) + 3)
  })

  it('draws every family in its own way', () => {
    const pictures = models.map((model) =>
      JSON.stringify(drawing(model, { width: 1000, depth: 1000, height: 2000, diameter: 1000 }, left).views),
    )
    expect(new Set(pictures).size).toBe(models.length)
  })

  it.each(models)('draws every pane of a $family and a true line for every measure', (model) => {
    const measures = defaultMeasures(model)
    const picture = drawing(model, measures, left)
    const [front, plan] = picture.views
    const drawn = [...roles(front, 'glass'), ...roles(plan, 'glass-edge')].map(({ pane }) => pane)
    for (const { name } of panes(model, measures)) expect(drawn).toContain(name)
    for (const { code } of model.dimensions) expect(lengthOf(picture, code)).toBe(measures[code])
  })

  it('puts the front pane at its true width and height', () => {
    const [front] = drawing(cornerEnclosure, { width: 874, depth: 912, height: 1985 }, left).views
    expect(roles(front, 'glass')).toEqual([
      { role: 'glass', pane: 'front-fixed', shape: { type: 'rect', x: 0, y: -1985, width: 350, height: 1985 } },
      { role: 'glass', pane: 'front-door', shape: { type: 'rect', x: 350, y: -1985, width: 524, height: 1985 } },
    ])
  })

  it('lets the dashed lines meet on the hinge side', () => {
    const apex = (choices: typeof left) => {
      const [swing] = roles(drawing(hingedShowerDoor, { width: 800, height: 2000 }, choices).views[0], 'swing')
      return swing?.shape.type === 'path' ? swing.shape.segments[0]?.to.x : undefined
    }
    expect(apex(left)).toBe(0)
    expect(apex(right)).toBe(800)
  })

  it('swings the door outwards from its hinge in the plan', () => {
    const [swing] = roles(drawing(hingedShowerDoor, { width: 800, height: 2000 }, left).views[1], 'swing')
    expect(swing?.shape).toEqual({
      type: 'path',
      start: { x: 800, y: 0 },
      segments: [{ to: { x: 0, y: 800 }, arc: { radius: 800, clockwise: true } }],
      closed: false,
    })
  })

  it('shows as many hinges as carry the leaf', () => {
    const hinges = (height: number) =>
      roles(drawing(modelOf('bath-screen'), { width: 1000, height }, left).views[0], 'hinge').length
    const tall = drawing(hingedShowerDoor, { width: 800, height: 2000 }, left).views[0]
    expect([hinges(1400), roles(tall, 'hinge').length]).toEqual([2, 3])
  })

  it('keeps the glass at its limit and writes the typed length', () => {
    const picture = drawing(cornerEnclosure, { width: 1900, depth: 912, height: 1985 }, left)
    expect(lengthOf(picture, 'width')).toBe(1200)
    expect(picture.views[0].dimensions.map(({ field, value, outOfRange }) => [field, value, outOfRange])).toEqual([
      ['width', 1900, true],
      ['height', 1985, false],
    ])
  })

  it('draws the default size where nothing was typed yet', () => {
    const picture = drawing(cornerEnclosure, { depth: 912, height: 1985 }, left)
    expect(lengthOf(picture, 'width')).toBe(900)
    expect(picture.views[0].dimensions[0]).toMatchObject({ field: 'width', value: null })
  })

  it('has the same reach for every size', () => {
    fc.assert(
      fc.property(fc.constantFrom(...models), (model) => {
        const smallest = Object.fromEntries(model.dimensions.map(({ code, min }) => [code, min]))
        const reaches = (measures: typeof smallest) => drawing(model, measures, left).views.map(({ reach }) => reach)
        expect(reaches(smallest)).toEqual(reaches(defaultMeasures(model)))
      }),
    )
  })

  it.each(models)('draws a $family from a cart line’s snapshot alone', (model) => {
    const piece = {
      measures: defaultMeasures(model),
      choices: { ...defaultChoices(model), hinge_side: 'right' },
      profile: 'chrome',
    }
    const fromSnapshot = drawing(snapshotOf(model, piece))
    const fromModel = drawing(model, piece.measures, piece.choices)
    expect(fromSnapshot.movement).toBe(fromModel.movement)
    expect(fromSnapshot.side).toBe('right')
    const panesOf = ({ views }: Drawing) => views.map(({ parts }) => parts.filter(({ pane }) => pane))
    expect(panesOf(fromSnapshot)).toEqual(panesOf(fromModel))
  })
})
