import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemizedTotals } from './itemized-totals'
import { localTotals } from './local-totals'
import { ore } from './money'

const linesOf = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 50 }),
    price: fc.integer({ min: 0, max: 3_000_000 }).map(ore),
    rate: fc.constantFrom(0, 6, 12, 25),
  }),
  { maxLength: 12 },
)
const percents = fc.constantFrom(0, 5, 7.5, 10, 33, 100)
const charges = fc.constantFrom(undefined, { price: ore(500), rate: 25 })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('itemizedTotals', () => {
  it('add up exactly, whatever the lines, discount and rates', () => {
    fc.assert(
      fc.property(linesOf, percents, charges, (lines, discountPercent, shipping) => {
        const totals = itemizedTotals({ lines, shipping, discountPercent })
        expect(sum(totals.rows.map(({ gross }) => gross))).toBe(totals.subtotal)
        expect(sum(totals.rows.map(({ discount }) => discount))).toBe(totals.discount)
        expect(totals.subtotal + totals.shipping - totals.discount).toBe(totals.grandTotal)
        expect(sum(totals.rows.map(({ tax }) => tax)) + totals.shippingTax).toBe(totals.tax)
        expect(sum(totals.taxByRate.map(({ tax }) => tax))).toBe(totals.tax)
        for (const { gross, discount, tax, discountedNet } of totals.rows) {
          expect(discountedNet + tax).toBe(gross - discount)
        }
      }),
    )
  })

  it('take the percentage off to the öre and never more from a line than it costs', () => {
    fc.assert(
      fc.property(linesOf, percents, (lines, discountPercent) => {
        const totals = itemizedTotals({ lines, discountPercent })
        expect(totals.discount).toBe(Math.round((totals.subtotal * discountPercent) / 100))
        for (const { discount, gross } of totals.rows) {
          expect(discount).toBeLessThanOrEqual(gross)
          expect(Math.abs(discount - (gross * discountPercent) / 100)).toBeLessThan(1)
        }
      }),
    )
  })

  it('give no line a negative discount, VAT or net amount', () => {
    fc.assert(
      fc.property(linesOf, percents, charges, (lines, discountPercent, shipping) => {
        const { rows } = itemizedTotals({ lines, shipping, discountPercent })
        for (const row of rows) expect(Math.min(...Object.values(row))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('do not depend on the order of the lines in subtotal and discount', () => {
    fc.assert(
      fc.property(linesOf, percents, (lines, discountPercent) => {
        const { subtotal, discount } = itemizedTotals({ lines, discountPercent })
        const reversed = itemizedTotals({ lines: lines.toReversed(), discountPercent })
        expect(reversed).toMatchObject({ subtotal, discount })
      }),
    )
  })

  it('equal the totals that the client computes for the same lines', () => {
    fc.assert(
      fc.property(linesOf, charges, (lines, shipping) => {
        expect(itemizedTotals({ lines, shipping })).toMatchObject(localTotals({ lines, shipping }))
      }),
    )
  })
})
