import { expect, it } from 'vitest'
import { world } from './testing/checkout-world'

it('a shopper counts as in checkout for 1,800,000 ms [R9.13 checkout active]', () => {
  const { checkout, clock } = world()
  checkout.enter()
  clock.advance(1_799_999)
  expect(checkout.isActive).toBe(true)
  clock.advance(1)
  expect(checkout.isActive).toBe(false)
})
