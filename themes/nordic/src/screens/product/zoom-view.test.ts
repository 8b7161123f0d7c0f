import { array, assert, double, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SCALE, moveBy, WHOLE, zoomAt } from './zoom-view'

const stage = { width: 390, height: 700 }
const picture = { width: 390, height: 484 }
const point = record({
  x: double({ min: -195, max: 195, noNaN: true }),
  y: double({ min: -350, max: 350, noNaN: true }),
})
const step = oneof(
  record({ factor: double({ min: 0.2, max: 5, noNaN: true }), at: point }),
  record({ move: record({ x: integer({ min: -900, max: 900 }), y: integer({ min: -900, max: 900 }) }) }),
)

describe('zoomAt', () => {
  it('keeps the point under the fingers in its place', () => {
    const zoomed = zoomAt({ scale: 3, x: 0, y: 0 }, 1.5, { x: 40, y: -60 }, picture, stage)
    expect(zoomed.scale).toBe(4.5)
    // The point of the picture that was at (40, -60) before, 13.3 and -20 pixels of the unscaled picture.
    expect(zoomed.x + (40 / 3) * 4.5).toBeCloseTo(40)
    expect(zoomed.y + (-60 / 3) * 4.5).toBeCloseTo(-60)
  })

  it('never makes the picture smaller than whole or larger than the limit', () => {
    expect(zoomAt(WHOLE, 0.1, { x: 90, y: 0 }, picture, stage)).toEqual(WHOLE)
    expect(zoomAt(WHOLE, 100, { x: 0, y: 0 }, picture, stage).scale).toBe(MAX_SCALE)
  })

  it('never shows more empty stage than the whole picture leaves', () => {
    assert(
      property(array(step, { maxLength: 12 }), (steps) => {
        let view = WHOLE
        for (const next of steps)
          view =
            'move' in next
              ? moveBy(view, next.move, picture, stage)
              : zoomAt(view, next.factor, next.at, picture, stage)
        for (const [offset, size, room] of [
          [view.x, picture.width, stage.width],
          [view.y, picture.height, stage.height],
        ] as const)
          expect(Math.abs(offset)).toBeLessThanOrEqual(Math.max(0, (size * view.scale - room) / 2) + 1e-6)
      }),
    )
  })
})
