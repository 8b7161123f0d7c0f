import { describe, expect, it } from 'vitest'
import { orderProgress } from './order-progress'

describe('the progress of an order', () => {
  it.each([
    ['pending', 1, true],
    ['processing', 2, true],
    ['complete', 3, false],
    ['canceled', 0, false],
  ])('counts the steps of an order that is %s', (status, step, isUnderWay) => {
    expect(orderProgress({ status })).toEqual({ state: status, step, steps: 3, isUnderWay })
  })

  it('counts no step in a state that only the host knows', () => {
    expect(orderProgress({ status: 'holded' })).toEqual({ state: undefined, step: 0, steps: 3, isUnderWay: false })
    expect(orderProgress({ status: 'toString' }).state).toBeUndefined()
  })
})
