import { describe, expect, it } from 'vitest'
import { hasImage } from './has-image'

describe('hasImage', () => {
  it('tells a path from the values that mean no picture', () => {
    expect([undefined, null, '', 'no_selection', '/glass.webp'].map(hasImage)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
