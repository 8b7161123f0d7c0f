import { describe, expect, it } from 'vitest'
import { didYouMean } from './nearest.mjs'

describe('the name that was meant', () => {
  const names = ['color-edge', 'color-edge-tint', 'color-mist']

  it.each(['color-edge-tnt', 'color-egde-tint', 'colour-edge-tint'])('is the nearest to %s', (wrong) => {
    expect(didYouMean(wrong, names)).toBe(': did you mean "color-edge-tint"?')
  })

  it('is not guessed where no name is near', () => {
    expect(didYouMean('shadow-panel', names)).toBe('.')
  })
})
