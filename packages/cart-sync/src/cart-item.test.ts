import { describe, expect, it } from 'vitest'
import { linePrice, newLine } from './cart-item'
import { aDraft } from './testing'

describe('the price of a line before the host’s answer', () => {
  const reduced = {
    price_incl_tax: 4000,
    original_price_incl_tax: 5000,
    special_price: 3200,
    lowest_price_30_days_incl_tax: 4800,
  }

  it('is as many times the piece, struck and the lowest before it too', () => {
    expect(linePrice(newLine({ ...aDraft('MIRROR'), ...reduced }, 2))).toEqual({
      regular: 1_000_000,
      special: 800_000,
      lowest: 960_000,
    })
  })

  it('says no lowest price beside what is not reduced', () => {
    expect(linePrice(newLine({ ...aDraft('MIRROR'), ...reduced, special_price: 0, price_incl_tax: 5000 }, 2))).toEqual({
      regular: 1_000_000,
    })
  })
})
