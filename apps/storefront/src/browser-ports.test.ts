import { clockContract, idGeneratorContract } from '@vitrin/kernel/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserIds, hydrationClock } from './browser-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

clockContract('the hydration clock, once released,', () => {
  const clock = hydrationClock(Date.now())
  clock.release()
  return { clock, pass: (ms) => void vi.advanceTimersByTime(ms) }
})

idGeneratorContract('browserIds', () => browserIds)

describe('hydrationClock', () => {
  it('shows the time of the render until it is released', () => {
    const clock = hydrationClock(1_000)
    vi.advanceTimersByTime(500)
    expect(clock.now()).toBe(1_000)
    clock.release()
    expect(clock.now()).toBe(Date.now())
  })
})
