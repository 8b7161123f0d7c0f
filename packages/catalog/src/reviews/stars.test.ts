import { describe, expect, it } from 'vitest'
import { averageStars, starsOf } from './stars'

const rated = (percent: number) => ({ ratings: [{ percent, value: percent / 20, title: 'Rating' }] })

describe('the stars of reviews', () => {
  it('are a fifth of the percentage', () => {
    expect([20, 78, 100].map((percent) => starsOf(rated(percent)))).toEqual([1, 4, 5])
  })

  it('leave reviews without a rating out of the average', () => {
    expect(averageStars([rated(100), { ratings: null }, rated(40)])).toBe(3.5)
    expect(averageStars([{}])).toBeUndefined()
  })
})
