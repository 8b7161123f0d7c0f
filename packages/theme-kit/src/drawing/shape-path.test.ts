import { describe, expect, it } from 'vitest'
import { arrowHead, shapePath } from './shape-path'

const place = { scale: 0.1, x: 10, y: 20 }

describe('shapePath', () => {
  it('puts millimetres on the paper', () => {
    expect(shapePath({ type: 'rect', x: 0, y: -2000, width: 800, height: 2000 }, place)).toBe('M10 -180H90V20H10z')
    expect(shapePath({ type: 'circle', x: 100, y: 0, radius: 50 }, place)).toBe(
      'M15 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
    )
  })

  it('draws lines, arcs either way, and closes what is closed', () => {
    const arc = (clockwise: boolean) =>
      ({
        type: 'path',
        start: { x: 0, y: 0 },
        segments: [{ to: { x: 100, y: 100 }, arc: { radius: 100, clockwise } }, { to: { x: 0, y: 100 } }],
        closed: true,
      }) as const
    expect(shapePath(arc(true), place)).toBe('M10 20A10 10 0 0 1 20 30L10 30z')
    expect(shapePath(arc(false), place)).toContain(' 0 0 0 ')
  })
})

describe('arrowHead', () => {
  it('ends where the leaf travels to', () => {
    const path = { type: 'path', start: { x: 0, y: 0 }, segments: [{ to: { x: 100, y: 0 } }], closed: false } as const
    expect(arrowHead(path, place)).toContain('L20 20L')
  })
})
