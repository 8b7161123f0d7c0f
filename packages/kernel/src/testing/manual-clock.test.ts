import { describe, expect, it } from 'vitest'
import { ManualClock } from './manual-clock'

describe('ManualClock', () => {
  it('runs timers in order, each at its own time, and the timers that they start', () => {
    const clock = new ManualClock(0)
    const seen: string[] = []
    clock.after(20, () => seen.push(`b@${clock.now()}`))
    clock.after(10, () => {
      seen.push(`a@${clock.now()}`)
      clock.after(5, () => seen.push(`c@${clock.now()}`))
    })
    clock.after(15, () => seen.push('cancelled'))()
    clock.advance(20)
    expect(seen).toEqual(['a@10', 'c@15', 'b@20'])
    expect(clock.now()).toBe(20)
  })
})
