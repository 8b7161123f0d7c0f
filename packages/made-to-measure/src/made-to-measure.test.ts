import { describe, expect, it } from 'vitest'
import { defaultChoices, defaultMeasures, profileOfColor } from './defaults'
import { delivery } from './delivery'
import { snapshotOf } from './snapshot'
import { fits } from './fits'
import { standardSizeOf } from './standard-size'
import { cornerEnclosure, hingedShowerDoor, modelOf, roundMirror } from './testing'
import { weight } from './weight'

const example = { width: 874, depth: 912, height: 1985 }

describe('a piece', () => {
  it('starts at the model’s defaults and first choices', () => {
    expect(defaultMeasures(cornerEnclosure)).toEqual({ width: 900, depth: 900, height: 2000 })
    expect(defaultChoices(cornerEnclosure)).toEqual({ glass: 'clear', hinge_side: 'left' })
  })

  it('weighs 2.5 kg per square metre and millimetre', () => {
    expect(weight(cornerEnclosure, example, {})).toBeCloseTo(70.9042, 6)
  })

  it('finds the profile of a colour by string or number', () => {
    expect(profileOfColor(cornerEnclosure, 5512)).toBe('chrome')
    expect(profileOfColor(cornerEnclosure, '5511')).toBe('black-matt')
    expect(profileOfColor(cornerEnclosure, '1')).toBeUndefined()
  })

  it('is a standard size only when every measure is', () => {
    expect(standardSizeOf(cornerEnclosure, { width: 900, depth: 900, height: 2000 })?.size_value).toBe('6102')
    expect(standardSizeOf(cornerEnclosure, { width: 900, depth: 901, height: 2000 })).toBeUndefined()
  })

  it('arrives sooner in a standard size', () => {
    expect(delivery(cornerEnclosure, { width: 800, depth: 800, height: 2000 })).toEqual({ from: 5, to: 8 })
    expect(delivery(cornerEnclosure, example)).toEqual({ from: 18, to: 25 })
  })

  it('fits an opening within the adjustment of a standard size, ends included', () => {
    const sizes = (width: number) =>
      fits(hingedShowerDoor, { width, height: 2000 }).standard.map(({ size_value }) => size_value)
    expect([899, 900, 915, 916].map(sizes)).toEqual([[], ['6102'], ['6102'], []])
  })

  it('can be cut for any opening within its limits, compared on shared measures only', () => {
    expect(fits(hingedShowerDoor, { width: 893 }).madeToMeasure).toBe(true)
    expect(fits(hingedShowerDoor, { width: 893, depth: 5 }).madeToMeasure).toBe(true)
    expect(fits(hingedShowerDoor, { width: 599 }).madeToMeasure).toBe(false)
    expect(fits(roundMirror, { width: 800, height: 800 })).toEqual({ standard: [], madeToMeasure: false })
  })

  it('leaves a snapshot that holds its price and what its drawing needs', () => {
    const piece = { measures: example, choices: { glass: 'clear', hinge_side: 'left' }, profile: 'black-matt' }
    expect(snapshotOf(cornerEnclosure, piece)).toMatchObject({
      version: 1,
      family: 'enclosure-corner',
      thickness: 8,
      ...piece,
      breakdown: { total: 693_200 },
    })
    expect(snapshotOf({ ...modelOf('enclosure-quadrant'), radius: 500 }, piece).radius).toBe(500)
    expect(snapshotOf({ ...modelOf('sauna-door'), frame: 40 }, piece).frame).toBe(40)
  })
})
