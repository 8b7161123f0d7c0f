import { describe, expect, it } from 'vitest'
import { PossibleValues } from './possible-values'
import { ExpectedCart } from './expected-cart'

const add = (id: number, qty: number, lane = 'a') => ({ id, lane, change: (held: number) => [held + qty] })
const set = (id: number, qty: number, lane = 'a') => ({ id, lane, change: () => [qty] })
const valuesOf = (values: PossibleValues<number>) => [...values.values].sort((one, other) => one - other)

describe('possible values', () => {
  it('are a single value while every result is known', () => {
    const values = new PossibleValues<number>(0)
    values.asked(add(1, 2))
    values.happened(1)
    values.asked(set(2, 5))
    values.refused(2)
    expect(valuesOf(values)).toEqual([2])
  })

  it('include both results of a change that may have happened, in any order with the changes of others', () => {
    const values = new PossibleValues<number>(1)
    values.asked(add(1, 2, 'a'))
    expect(valuesOf(values)).toEqual([1, 3])
    values.asked(set(2, 7, 'b'))
    values.happened(2)
    expect(valuesOf(values)).toEqual([7, 9])
    values.happened(1)
    expect(valuesOf(values)).toEqual([7, 9])
  })

  it('keep the order within a lane', () => {
    const values = new PossibleValues<number>(1)
    values.asked(add(1, 2))
    values.asked(set(2, 7))
    values.happened(1)
    values.happened(2)
    expect(valuesOf(values)).toEqual([7])
  })
})

describe('ExpectedCart', () => {
  it('settles the requests of a dead page before the next request of its device', () => {
    const cart = new ExpectedCart()
    cart.intendLine({ device: 'd', tab: 't', generation: 'g1' }, 'HOOK', (held) => [held + 2])
    cart.requests.died('g1')
    cart.intendLine({ device: 'd', tab: 't', generation: 'g2' }, 'HOOK', () => [5]).done()
    expect(valuesOf(cart.line('HOOK'))).toEqual([5])
  })

  it('removes the ordered pieces when the order is shown, and keeps pieces that were added since', () => {
    const cart = new ExpectedCart()
    const page = { device: 'd', tab: 't', generation: 'g1' }
    cart.intendLine(page, 'HOOK', () => [2]).done()
    const order = cart.intendOrder(page, '0700', { HOOK: 2 })
    cart.intendLine(page, 'HOOK', (held) => [held + 3]).done()
    expect(valuesOf(cart.line('HOOK'))).toEqual([3, 5])
    order.done()
    expect(valuesOf(cart.line('HOOK'))).toEqual([3])
  })
})
