import { expect, it } from 'vitest'
import { backOffDelayMs } from './back-off'

const backOff = { firstDelayMs: 5_000, longestDelayMs: 300_000 }

it('doubles the wait with each failure, up to the longest', () => {
  const delays = [0, 1, 2, 5, 6, 5_000].map((failures) => backOffDelayMs(failures, backOff))
  expect(delays).toEqual([5_000, 10_000, 20_000, 160_000, 300_000, 300_000])
})
