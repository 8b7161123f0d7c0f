import { describe, expect, it } from 'vitest'
import type { Tracker } from '../ports'

export interface TrackerUnderTest {
  readonly tracker: Tracker
  /** The names of the products in the add-to-cart events that arrived, in order. */
  readonly added: () => readonly string[]
}

/** What every `Tracker` does. */
export function trackerContract(name: string, create: () => TrackerUnderTest): void {
  const add = (product: string) =>
    ({ type: 'add-to-cart', product: { id: product, sku: product, name: product, price: 1 } }) as const

  describe(`${name} as a Tracker`, () => {
    it('passes events on in their order, each once', () => {
      const { tracker, added } = create()
      tracker.track(add('A'))
      tracker.track({ type: 'cart', products: [] })
      tracker.track(add('B'))
      expect(added()).toEqual(['A', 'B'])
    })

    it('passes on no event after it was stopped', () => {
      const { tracker, added } = create()
      tracker.track(add('A'))
      tracker.stop()
      tracker.track(add('B'))
      expect(added()).toEqual(['A'])
    })
  })
}
