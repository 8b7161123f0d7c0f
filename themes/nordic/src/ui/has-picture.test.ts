import { describe, expect, it } from 'vitest'
import { hasPicture } from './has-picture'

describe('hasPicture', () => {
  it('knows a path from what stands for none', () => {
    expect([undefined, null, '', 'no_selection', '/glass.webp'].map(hasPicture)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
