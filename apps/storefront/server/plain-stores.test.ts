import { makeAutoObservable, observableRef } from 'mobx'
import { describe, expect, it } from 'vitest'
import { makeAutoObservable as makePlain } from './plain-stores'

class Basket {
  lines: readonly string[] = []
  readonly currency: string

  constructor(make: typeof makeAutoObservable, currency: string) {
    this.currency = currency
    make(this, { lines: observableRef }, { autoBind: true })
  }

  get count(): number {
    return this.lines.length
  }

  add(line: string): void {
    this.lines = [...this.lines, line]
  }
}

describe.each([
  ['MobX', makeAutoObservable],
  ['the server', makePlain],
])('a store of %s', (_, make) => {
  it('has methods that keep their store, and values that follow them', () => {
    const [basket, other] = [new Basket(make, 'SEK'), new Basket(make, 'EUR')]
    const add: (line: string) => void = Reflect.get(basket, 'add')
    add('a door')
    add('a mirror')
    expect([basket.count, basket.lines, basket.currency]).toEqual([2, ['a door', 'a mirror'], 'SEK'])
    expect(other.count).toBe(0)
  })
})

it('is no other object for a page that the server renders', () => {
  expect(Object.keys(new Basket(makePlain, 'SEK'))).toEqual(['lines', 'currency', 'add'])
})
