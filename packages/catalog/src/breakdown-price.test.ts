import { describe, expect, it } from 'vitest'
import { breakdownPrice } from './breakdown-price'

const line = (code: 'glass' | 'special', amount: number) => ({ code, amount, quantity: 1, unit: 'piece' as const })
const prices = { original_price_incl_tax: 5000, special_price: 3600, lowest_price_30_days_incl_tax: 4800 }

describe('the price of own measures', () => {
  it('is what its lines add up to', () => {
    expect(breakdownPrice({ lines: [line('glass', 693_200)], total: 693_200 }, prices)).toEqual({ regular: 693_200, from: false })
  })

  it('has the reduction of its variant, and a lowest price that is as far from its regular one', () => {
    const reduced = { lines: [line('glass', 693_200), line('special', -50_000)], total: 643_200 }
    expect(breakdownPrice(reduced, prices)).toEqual({ regular: 693_200, special: 643_200, lowest: 673_200, from: false })
    expect(breakdownPrice(reduced, { ...prices, lowest_price_30_days_incl_tax: null })).toEqual({ regular: 693_200, special: 643_200, from: false })
  })
})
