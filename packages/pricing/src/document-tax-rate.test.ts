import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentTaxRate } from './document-tax-rate'
import { ore } from './money'
import { amountOf } from './price-family'

describe('documentTaxRate', () => {
  it('is the rate that the document was priced with', () => {
    const gross = fc.integer({ min: 100, max: 100_000_000 }).map(ore)
    fc.assert(
      fc.property(gross, fc.constantFrom(0, 6, 12, 24, 25, 25.5), (amount, rate) => {
        const { net, gross: price_incl_tax } = amountOf(amount, rate)
        expect(documentTaxRate({ price: net, price_incl_tax })).toBe(rate)
      }),
    )
  })

  it('is the default rate where the document has no price [R9.02 default rate]', () => {
    expect([{}, { price: 0, price_incl_tax: 0 }, { price: null, price_incl_tax: null }].map(documentTaxRate)).toEqual([
      25, 25, 25,
    ])
  })
})
