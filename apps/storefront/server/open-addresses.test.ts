import { describe, expect, it } from 'vitest'
import { isOpenAddress, RenderBudget } from './open-addresses'

describe('isOpenAddress', () => {
  it('is an address with measures, quantities, typed text, a line or a search term', () => {
    for (const query of [
      'width=873&height=1985',
      'childSku=A&depth=900',
      'q=spegel',
      'line=abc',
      'qty=2',
      'option-11=Ebba',
      'bundle-7=34x9',
    ])
      expect([query, isOpenAddress(`/sv/siljan?${query}`)]).toEqual([query, true])
    for (const address of ['/sv', '/sv/siljan?childSku=A', '/sv/duschhornor?glass=5401&sort=price', '/sv/q?'])
      expect([address, isOpenAddress(address)]).toEqual([address, false])
  })
})

describe('RenderBudget', () => {
  it('allows a burst, then so many a second, and saves no more than a burst', () => {
    let nowMs = 0
    const budget = new RenderBudget({ now: () => nowMs, perSecond: 2, burst: 3 })
    const taken = (tries: number) => Array.from({ length: tries }, () => budget.take()).filter(Boolean).length
    expect(taken(10)).toBe(3)
    nowMs += 1000
    expect(taken(10)).toBe(2)
    nowMs += 60_000
    expect(taken(10)).toBe(3)
  })
})
