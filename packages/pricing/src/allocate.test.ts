import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate'
import { ore, roundHalfUp } from './money'

/** Shares in hundredths of an öre, of either sign. */
const shares = fc.array(fc.integer({ min: -500_000, max: 500_000 }), { minLength: 1, maxLength: 12 })
const asOre = (hundredths: readonly number[]) => hundredths.map((share) => share / 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const totalOf = (hundredths: readonly number[]) => ore(roundHalfUp(sum(hundredths) / 100))

describe('allocate', () => {
  it('gives the öre that are left to the largest fractions, the first of equal ones first', () => {
    expect(allocate(ore(10), [3.2, 3.6, 3.2])).toEqual([3, 4, 3])
    expect(allocate(ore(2), [0.5, 0.5, 0.5, 0.5])).toEqual([1, 1, 0, 0])
    expect(allocate(ore(-10), [-3.2, -3.6, -3.2])).toEqual([-3, -4, -3])
    expect(allocate(ore(0), [])).toEqual([])
  })

  it('gives whole öre that add up to the total', () => {
    fc.assert(
      fc.property(shares, (hundredths) => {
        const parts = allocate(totalOf(hundredths), asOre(hundredths))
        expect(sum(parts)).toBe(totalOf(hundredths))
        expect(parts.every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('never changes the sign of a part, and stays less than one öre from the exact share', () => {
    fc.assert(
      fc.property(shares, (hundredths) => {
        const exact = asOre(hundredths)
        for (const [index, part] of allocate(totalOf(hundredths), exact).entries()) {
          const share = exact[index] ?? 0
          expect(part * share).toBeGreaterThanOrEqual(0)
          expect(Math.abs(part - share)).toBeLessThan(1)
        }
      }),
    )
  })

  it('does not depend on the order of the shares while their fractions differ', () => {
    const unequal = fc.uniqueArray(fc.nat(500_000), {
      selector: (share) => share % 100,
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(unequal, (hundredths) => {
        const total = totalOf(hundredths)
        const reversed = allocate(total, asOre(hundredths.toReversed()))
        expect(reversed.toReversed()).toEqual(allocate(total, asOre(hundredths)))
      }),
    )
  })
})
