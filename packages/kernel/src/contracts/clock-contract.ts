import { describe, expect, it } from 'vitest'
import type { Clock } from '../ports'

export interface ClockWorld {
  readonly clock: Clock
  /** Lets time pass, and runs the timers that are due. */
  readonly pass: (ms: number) => void
}

export function clockContract(name: string, open: () => ClockWorld): void {
  describe(`${name} as a Clock`, () => {
    it('counts milliseconds', () => {
      const { clock, pass } = open()
      const before = clock.now()
      pass(1_500)
      expect(clock.now() - before).toBe(1_500)
    })

    it('runs a timer once, after its delay and not before', () => {
      const { clock, pass } = open()
      let runs = 0
      clock.after(100, () => (runs += 1))
      pass(99)
      expect(runs).toBe(0)
      pass(1)
      expect(runs).toBe(1)
      pass(1_000)
      expect(runs).toBe(1)
    })

    it('runs timers in the order of their time, and those of one time in the order of their start', () => {
      const { clock, pass } = open()
      const order: string[] = []
      clock.after(20, () => order.push('late'))
      clock.after(10, () => order.push('early'))
      clock.after(10, () => order.push('early, started second'))
      pass(20)
      expect(order).toEqual(['early', 'early, started second', 'late'])
    })

    it('never runs a timer that was cancelled; to cancel one that has run changes nothing', () => {
      const { clock, pass } = open()
      let runs = 0
      clock.after(10, () => (runs += 1))()
      const cancel = clock.after(10, () => (runs += 1))
      pass(10)
      cancel()
      pass(10)
      expect(runs).toBe(1)
    })
  })
}
