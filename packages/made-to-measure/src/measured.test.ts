import { describe, expect, it } from 'vitest'
import { measuredThing } from './measured'
import { modelOf } from './testing'

describe('measuredThing', () => {
  it('is the opening of a door, with what the workshop takes off', () => {
    expect(measuredThing({ ...modelOf('shower-door-hinged'), clearance: { width: 8 } })).toEqual({
      of: 'opening',
      clearance: [{ code: 'width', length: 8 }],
    })
    expect(measuredThing(modelOf('enclosure-corner'))).toEqual({ of: 'opening', clearance: [] })
  })

  it.each(['mirror-round', 'mirror-rect', 'shower-wall', 'bath-screen'] as const)(
    'is the finished glass of a piece that goes into no opening: %s',
    (family) => {
      expect(measuredThing({ ...modelOf(family), clearance: { width: 8 } })).toEqual({ of: 'glass', clearance: [] })
    },
  )
})
