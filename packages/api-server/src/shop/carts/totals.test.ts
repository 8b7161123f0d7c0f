import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { localTotals } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { apportion } from './apportion'
import { totalsOf } from './totals'

const rows = array(
  record({
    qty: integer({ min: 1, max: 50 }),
    price: integer({ min: 0, max: 3_000_000 }),
    rate: constantFrom(0, 6, 12, 25),
  }),
  { maxLength: 12 },
)
const percent = constantFrom(0, 5, 7.5, 10, 33, 100)
const shipping = constantFrom(undefined, { price: 500, rate: 25 })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('totals', () => {
  it('add up exactly, whatever the lines, coupon and rates', () => {
    assert(
      property(rows, percent, shipping, (lines, off, charge) => {
        const totals = totalsOf({ rows: lines, shipping: charge, coupon: { code: 'C', percent: off } })
        expect(sum(totals.rows.map(({ gross }) => gross))).toBe(totals.subtotal)
        expect(sum(totals.rows.map(({ discount }) => discount))).toBe(totals.discount)
        expect(totals.subtotal + totals.shipping - totals.discount).toBe(totals.grandTotal)
        expect(sum(totals.rows.map(({ tax }) => tax)) + totals.shippingTax).toBe(totals.tax)
        expect(sum(totals.taxByRate.map(({ tax }) => tax))).toBe(totals.tax)
      }),
    )
  })

  it('take the percentage off to the öre and never more from a line than it costs', () => {
    assert(
      property(rows, percent, (lines, off) => {
        const totals = totalsOf({ rows: lines, shipping: undefined, coupon: { code: 'C', percent: off } })
        expect(totals.discount).toBe(Math.round((totals.subtotal * off) / 100))
        for (const { discount, gross } of totals.rows) expect(discount).toBeLessThanOrEqual(gross)
        for (const { discount, gross } of totals.rows) expect(Math.abs(discount - (gross * off) / 100)).toBeLessThan(1)
      }),
    )
  })

  it('are what the client counts for the same lines', () => {
    assert(
      property(rows, shipping, (lines, charge) => {
        expect(totalsOf({ rows: lines, shipping: charge, coupon: undefined })).toMatchObject(
          localTotals({ lines, shipping: charge }),
        )
      }),
    )
  })
})

describe('apportion', () => {
  it('gives what is left over to the largest remainders', () => {
    expect(apportion(10, [3.2, 3.6, 3.2])).toEqual([3, 4, 3])
    expect(apportion(2, [0.5, 0.5, 0.5, 0.5])).toEqual([1, 1, 0, 0])
  })
})
