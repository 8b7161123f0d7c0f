import { describe, expect, it } from 'vitest'
import { snapshotOf } from './snapshot'
import { cornerEnclosure } from './testing'
import { isExemptFromWithdrawal } from './withdrawal'

describe('the right of withdrawal', () => {
  it('applies to a standard size', () => {
    expect(isExemptFromWithdrawal({})).toBe(false)
    expect(isExemptFromWithdrawal({ cut_to_size: false, made_to_measure: undefined })).toBe(false)
  })

  it('does not apply to a piece that was cut to measures', () => {
    const piece = snapshotOf(cornerEnclosure, {
      measures: { width: 874, depth: 912, height: 1985 },
      choices: {},
      profile: 'chrome',
    })
    expect(isExemptFromWithdrawal({ made_to_measure: piece })).toBe(true)
  })

  it('does not apply to such a piece where only the host knows the model', () => {
    expect(isExemptFromWithdrawal({ cut_to_size: true })).toBe(true)
  })
})
