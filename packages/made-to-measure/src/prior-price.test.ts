import { ore } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { lowestPriorTotal } from './prior-price'
import { snapshotOf } from './snapshot'
import { cornerEnclosure } from './testing'

/** 6,932.00 kr in clear glass and matt black (design: price of one piece). */
const piece = {
  measures: { width: 874, depth: 912, height: 1985 },
  choices: { glass: 'clear', hinge_side: 'left' },
  profile: 'black-matt',
}
const reduced = snapshotOf(cornerEnclosure, piece, { original: ore(500_000), special: ore(450_000) })
const prices = { original_price_incl_tax: 5000, lowest_price_30_days_incl_tax: 4800 }

describe('lowestPriorTotal', () => {
  it('is below the regular price by the same amount as for the default measures', () => {
    expect(lowestPriorTotal(reduced, prices)).toBe(673_200)
  })

  it('is computed with the earlier models where they differ from the present one', () => {
    const cheaperGlass = {
      ...cornerEnclosure,
      price: { ...cornerEnclosure.price, glass_per_m2: { clear: ore(100_000) } },
    }
    const prior = { made_to_measure: cheaperGlass, original: ore(480_000), special: ore(480_000) }
    // 3.545210 m² at 1,000 kr are 3,545 instead of 4,077 kr.
    expect(
      lowestPriorTotal(reduced, { ...prices, prior_models: [{ ...prior, made_to_measure: cornerEnclosure }, prior] }),
    ).toBe(640_000)
    expect(lowestPriorTotal(reduced, { ...prices, prior_models: [{ ...prior, special: ore(470_000) }] })).toBe(630_000)
  })

  it('is undefined for a price that is not reduced, and where no lowest price is known', () => {
    expect(lowestPriorTotal(snapshotOf(cornerEnclosure, piece), prices)).toBeUndefined()
    expect(lowestPriorTotal(reduced, { ...prices, lowest_price_30_days_incl_tax: null })).toBeUndefined()
  })
})
