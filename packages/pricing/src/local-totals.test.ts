import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTotals } from './local-totals'
import { ore } from './money'
import { vatOf } from './vat'

const line = fc.record({
  qty: fc.integer({ min: 0, max: 50 }),
  price: fc.integer({ min: 0, max: 5_000_000 }).map(ore),
  rate: fc.constantFrom(0, 6, 25),
})
const lines = fc.array(line, { maxLength: 8 })
const shipping = { price: ore(500), rate: 25 }

describe('localTotals', () => {
  it('adds shipping and payment once, however many lines there are', () => {
    const row = { qty: 2, price: ore(693_200), rate: 25 }
    expect(
      localTotals({ lines: [row, { ...row, qty: 1 }], shipping, payment: { price: ore(2900), rate: 25 } }),
    ).toEqual({
      subtotal: 2_079_600,
      discount: 0,
      shipping: 500,
      payment: 2900,
      grandTotal: 2_083_000,
      tax: 416_600,
    })
  })

  it('takes discounts off before tax', () => {
    expect(localTotals({ lines: [{ qty: 1, price: ore(100_000), discount: ore(10_000), rate: 25 }] })).toMatchObject({
      subtotal: 100_000,
      discount: 10_000,
      grandTotal: 90_000,
      tax: 18_000,
    })
  })

  it('is zero for an empty cart', () => {
    expect(localTotals({ lines: [] })).toEqual({
      subtotal: 0,
      discount: 0,
      shipping: 0,
      payment: 0,
      tax: 0,
      grandTotal: 0,
    })
  })

  it('equals the sum of its lines in whole öre', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const totals = localTotals({ lines: rows, shipping })
        const sum = rows.reduce((total, { qty, price }) => total + qty * price, 0)
        expect(totals.subtotal).toBe(sum)
        expect(totals.grandTotal).toBe(sum + 500)
        expect(Object.values(totals).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('never falls when a quantity rises, nor changes with the order of lines', () => {
    fc.assert(
      fc.property(lines, line, (rows, row) => {
        const less = localTotals({ lines: [...rows, row] })
        const more = localTotals({ lines: [...rows, { ...row, qty: row.qty + 1 }] })
        expect(more.grandTotal).toBeGreaterThanOrEqual(less.grandTotal)
        expect(more.tax).toBeGreaterThanOrEqual(less.tax)
        expect(localTotals({ lines: [row, ...rows] })).toEqual(less)
      }),
    )
  })

  it('rounds VAT once per rate', () => {
    const rows = Array.from({ length: 3 }, () => ({ qty: 1, price: ore(102), rate: 25 }))
    expect(localTotals({ lines: rows }).tax).toBe(vatOf(ore(306), 25))
    expect(localTotals({ lines: rows }).tax).not.toBe(3 * vatOf(ore(102), 25))
  })
})
