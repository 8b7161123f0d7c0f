import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenLaws, randomCart } from './testing'

describe('prices and totals of 20,000 random carts', () => {
  it('are idempotent, monotone in quantity, sums of their lines, and free of drift', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(brokenLaws(randomCart(seed))).toEqual([])
      }),
      { numRuns: 20_000 },
    )
  })
})
