import { describe, expect, it } from 'vitest'
import { chanceOf, Draw } from './chance'

describe('chance', () => {
  it('is the same for a seed and a name, independent of other decisions, and spreads evenly', () => {
    const one = chanceOf(7)
    const first = one('tab 1/3/pull/1')
    for (let count = 0; count < 100; count += 1) one(`other ${count}`)
    expect([one('tab 1/3/pull/1'), chanceOf(7)('tab 1/3/pull/1')]).toEqual([first, first])
    expect(chanceOf(8)('tab 1/3/pull/1')).not.toBe(first)
    const drawn = Array.from({ length: 10_000 }, (_, count) => one(`name ${count}`))
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = drawn.filter((value) => Math.floor(value * 10) === tenth).length
      expect(share).toBeGreaterThan(850)
      expect(share).toBeLessThan(1_150)
    }
  })

  it('draws by weight', () => {
    const items = [
      { name: 'often', weight: 9 },
      { name: 'seldom', weight: 1 },
    ]
    const drawn = Array.from(
      { length: 1_000 },
      (_, count) => new Draw(chanceOf(1), String(count)).byWeight('item', items).name,
    )
    expect(drawn.filter((name) => name === 'seldom').length).toBeGreaterThan(60)
    expect(drawn.filter((name) => name === 'seldom').length).toBeLessThan(140)
  })
})
