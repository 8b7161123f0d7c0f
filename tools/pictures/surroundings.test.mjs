import { describe, expect, it } from 'vitest'
import { whyNotComparable } from './surroundings.mjs'

const BASELINE = { browser: '156.0.8078.79', fonts: { 'system-ui': 'a1', serif: 'b2' } }

describe('pictures', () => {
  it('are compared with the browser and the fonts of the baseline', () => {
    expect(whyNotComparable(BASELINE, structuredClone(BASELINE))).toBeUndefined()
  })

  it('are not compared with another build of the browser', () => {
    expect(whyNotComparable(BASELINE, { ...BASELINE, browser: '156.0.8078.80' })).toBe(
      'this browser is Chromium 156.0.8078.80, and the pictures are of Chromium 156.0.8078.79',
    )
  })

  it('are not compared where the system draws text in another way', () => {
    expect(whyNotComparable(BASELINE, { ...BASELINE, fonts: { 'system-ui': 'c3', serif: 'b2' } })).toBe(
      'this system draws text in system-ui in another way',
    )
  })
})
