import { describe, expect, it } from 'vitest'
import { NOT_ASKED } from '../consent'
import type { ConsentStorage, RememberedOrderStorage } from '../ports'

/** What every `ConsentStorage` keeps. `create` gives an empty one. */
export function consentStorageContract(name: string, create: () => ConsentStorage): void {
  describe(`${name} as a ConsentStorage`, () => {
    it('starts without a choice and gives the last choice', async () => {
      const storage = create()
      expect(await storage.read()).toEqual(NOT_ASKED)
      await storage.update(() => ({ choice: 'granted' }))
      expect(await storage.update(() => ({ choice: 'denied' }))).toEqual({ choice: 'denied' })
      expect(await storage.read()).toEqual({ choice: 'denied' })
    })
  })
}

/** What every `RememberedOrderStorage` keeps. `create` gives an empty one. */
export function rememberedOrderStorageContract(name: string, create: () => RememberedOrderStorage): void {
  const order = {
    total_due: 100,
    tax_amount: 20,
    shipping_amount: 5,
    coupon_code: '',
    products: [{ id: 'A', sku: 'A', name: 'A', price: 100 }],
  }

  describe(`${name} as a RememberedOrderStorage`, () => {
    it('keeps orders by their cart and applies each change to the result of the one before', async () => {
      const storage = create()
      expect(await storage.update((orders) => orders)).toEqual({})
      await Promise.all([
        storage.update((orders) => ({ ...orders, a: order })),
        storage.update((orders) => ({ ...orders, b: order })),
      ])
      expect(await storage.update((orders) => (orders['b'] ? { b: orders['b'] } : {}))).toEqual({ b: order })
    })
  })
}
