import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayPrice } from './display-price'
import { ore } from './money'
import { priceDocument, type PricedParent } from './price-document'

const now = Date.parse('2026-03-10T12:00:00Z')
const timeZone = 'Europe/Stockholm'
const options = { rate: 25, now, timeZone }
const priced = (doc: PricedParent) => priceDocument(doc, options)

const rows = {
  'a price': [{ price: 4995 }, { price: 3996, price_tax: 999, price_incl_tax: 4995 }],
  'an active special price': [
    { price: 4995, special_price: 3995 },
    {
      price: 3196,
      price_tax: 799,
      price_incl_tax: 3995,
      original_price: 3996,
      original_price_tax: 999,
      original_price_incl_tax: 4995,
    },
  ],
  'a special price that expired in 2020': [
    { price: 4995, special_price: 3995, special_to_date: '2020-12-31 00:00:00' },
    { price: 3996, price_incl_tax: 4995, special_price: 0 },
  ],
  'a catalogue rule': [
    { price: 4995, special_price: 4500, final_price: 4000 },
    { price: 3600, price_incl_tax: 4500, special_price: 3200, special_price_incl_tax: 4000 },
  ],
  'children under a parent without a price': [
    { price: 0, configurable_children: [{ price: 5000 }, { price: 4000 }] },
    { price: 3200, price_incl_tax: 4000, original_price: 0 },
  ],
} as const

describe('the golden values of contract §15.8, 25 percent, source and final incl.', () => {
  it.each(Object.entries(rows))('%s, once and twice [R5.15]', (_, [doc, expected]) => {
    const once = priceDocument(doc, options)
    expect(once).toMatchObject(expected)
    expect(priceDocument(once, options)).toEqual(once)
  })

  it('a price that excludes tax [R5.15]', () => {
    expect(priceDocument({ price: 4995 }, { ...options, sourceIncludesTax: false })).toMatchObject({
      price: 4995,
      price_tax: 1248.75,
      price_incl_tax: 6243.75,
    })
  })
})

describe('priceDocument', () => {
  it('splits a gross price into net and tax [R5.15] [R3.01 price family]', () => {
    expect(priced({ price: 4995 })).toEqual({
      price: 3996,
      price_tax: 999,
      price_incl_tax: 4995,
      original_price: 3996,
      original_price_tax: 999,
      original_price_incl_tax: 4995,
      special_price: 0,
      special_price_tax: 0,
      special_price_incl_tax: 0,
      final_price: 3996,
      final_price_tax: 999,
      final_price_incl_tax: 4995,
    })
  })

  it('shows an active special price and keeps the original [R3.01 price family]', () => {
    expect(priced({ price: 4995, special_price: 3995 })).toMatchObject({
      price: 3196,
      price_tax: 799,
      price_incl_tax: 3995,
      special_price: 3196,
      special_price_tax: 799,
      special_price_incl_tax: 3995,
      original_price: 3996,
      original_price_tax: 999,
      original_price_incl_tax: 4995,
    })
  })

  it('drops an expired special price [R5.14]', () => {
    expect(priced({ price: 4995, special_price: 3995, special_to_date: '2020-01-01 00:00:00' })).toMatchObject({
      price: 3996,
      price_incl_tax: 4995,
      special_price: 0,
      special_price_incl_tax: 0,
    })
  })

  it.each([4995, 5995])('ignores a special price of %d that is not below the original [R5.14]', (special_price) => {
    expect(priced({ price: 4995, special_price })).toMatchObject({ price_incl_tax: 4995, special_price: 0 })
  })

  it('lets a catalogue rule alone lower the price [R3.01 price family]', () => {
    expect(priced({ price: 4995, final_price: 4000 })).toMatchObject({
      price_incl_tax: 4000,
      special_price: 0,
      final_price_incl_tax: 4000,
    })
  })

  it('does not keep an expired special price as a final price [R5.14]', () => {
    const expired = { price: 4995, special_price: 4500, special_to_date: '2020-01-01 00:00:00' }
    expect(priced({ ...expired, final_price: 4500 })).toMatchObject({ price_incl_tax: 4995, special_price: 0 })
    expect(priced({ ...expired, final_price: 4000 })).toMatchObject({ price_incl_tax: 4000, special_price: 0 })
  })

  it('shows the cheapest child on the parent', () => {
    const doc = priced({ price: 0, configurable_children: [{ price: 5000 }, { price: 4000 }] })
    expect(doc).toMatchObject({ price: 3200, price_incl_tax: 4000, original_price: 0, final_price_incl_tax: 4000 })
    expect(doc.configurable_children).toMatchObject([{ price_incl_tax: 5000 }, { price_incl_tax: 4000 }])
  })

  it('lets the last of equal children count, and no child whose price is unknown', () => {
    const equal = {
      price: 5000,
      configurable_children: [{ price: 4000 }, { price: 4500, special_price: 4000 }, { special_price: null }],
    }
    expect(priced(equal)).toMatchObject({ price_incl_tax: 4000, special_price_incl_tax: 4000 })
    expect(priced(equal).configurable_children?.[2]).toEqual({ special_price: null })
  })

  it('prefers a field of the child to the same field in its list of attributes, and keeps both', () => {
    const child = {
      price: 5000,
      special_from_date: null,
      custom_attributes: [
        { attribute_code: 'price', value: '9000' },
        { attribute_code: 'color', value: '5511' },
      ],
    }
    expect(priced({ price: 6000, configurable_children: [child] }).configurable_children?.[0]).toMatchObject({
      price_incl_tax: 5000,
      color: '5511',
      special_from_date: null,
    })
  })

  it('reads the special price that an old dump lists among a child’s attributes', () => {
    const child = { price: 5000, custom_attributes: [{ attribute_code: 'special_price', value: '4000.0000' }] }
    expect(priced({ price: 6000, configurable_children: [child] }).configurable_children?.[0]).toMatchObject({
      price_incl_tax: 4000,
    })
  })

  it('clears the special price for a group with a tier, and never raises the price', () => {
    const tier_prices = [
      { customer_group_id: 2, qty: 1, value: 1100 },
      { customer_group_id: 2, qty: 5, value: 900 },
    ]
    const doc = { price: 1495, special_price: 1200, tier_prices }
    expect(priceDocument(doc, { ...options, tierGroupId: 2 })).toMatchObject({
      price_incl_tax: 1100,
      special_price: 0,
      original_price_incl_tax: 1495,
    })
    expect(priceDocument({ ...doc, price: 1000 }, { ...options, tierGroupId: 2 })).toMatchObject({
      price_incl_tax: 1000,
    })
    expect(priceDocument(doc, { ...options, tierGroupId: 0 })).toMatchObject({ price_incl_tax: 1200 })
    expect(priced(doc)).toMatchObject({ price_incl_tax: 1200 })
  })

  it('shows the cheapest child by the tiers of the group, also where an indexer wrote strings', () => {
    const tiered = { price: 5000, tier_prices: [{ customer_group_id: '2', qty: '1.0000', value: '3500.0000' }] }
    const doc = { price: 6000, configurable_children: [{ price: 4000 }, tiered] }
    expect(priceDocument(doc, { ...options, tierGroupId: 2 })).toMatchObject({ price_incl_tax: 3500 })
    expect(priceDocument(doc, { ...options, tierGroupId: 1 })).toMatchObject({ price_incl_tax: 4000 })
  })

  it('finds the special price again when its time comes', () => {
    const doc = { price: 4995, special_price: 3995, special_from_date: '2026-04-01 00:00:00' }
    const before = priced(doc)
    expect(before).toMatchObject({ price_incl_tax: 4995, special_price: 0 })
    expect(priceDocument(before, { ...options, now: Date.parse('2026-04-02T00:00:00Z') })).toMatchObject({
      price_incl_tax: 3995,
    })
  })

  it('restores the price of a parent when the special price of its child ends', () => {
    const child = { price: 4000, special_price: 3000, special_to_date: '2026-04-01 00:00:00' }
    const during = priced({ price: 5000, configurable_children: [child] })
    expect(during).toMatchObject({ price_incl_tax: 3000 })
    expect(priceDocument(during, { ...options, now: Date.parse('2026-04-02T00:00:00Z') })).toMatchObject({
      price_incl_tax: 4000,
      special_price: 0,
    })
  })

  it('leaves a document unchanged that the host has calculated', () => {
    const host = {
      price: 3196,
      price_incl_tax: 3995,
      original_price: 3996,
      original_price_incl_tax: 4995,
      special_price: 3196,
      special_price_incl_tax: 3995,
    }
    expect(priced(host)).toMatchObject({ price_incl_tax: 3995, original_price_incl_tax: 4995, special_price: 3196 })
  })

  const amount = fc.integer({ min: 0, max: 5_000_000 }).map((inOre) => inOre / 100)
  const date = fc.constantFrom(null, '2020-01-01 00:00:00', '2030-01-01 00:00:00')
  const child = fc.record(
    { price: amount, special_price: amount, final_price: amount, special_from_date: date, special_to_date: date },
    { requiredKeys: [] },
  )
  const document = fc.record(
    {
      price: amount,
      special_price: amount,
      final_price: amount,
      configurable_children: fc.array(child, { maxLength: 4 }),
    },
    { requiredKeys: ['price'] },
  )
  const rate = fc.constantFrom(0, 6, 12, 25)

  it('is idempotent for every document, rate and kind of source', () => {
    fc.assert(
      fc.property(document, rate, fc.boolean(), (doc, percent, sourceIncludesTax) => {
        const once = priceDocument(doc, { rate: percent, now, timeZone, sourceIncludesTax })
        expect(priceDocument(once, { rate: percent, now, timeZone, sourceIncludesTax })).toEqual(once)
      }),
    )
  })

  it('writes net and tax that add up to gross, and gross in whole öre', () => {
    fc.assert(
      fc.property(document, rate, (doc, percent) => {
        const { price, price_tax, price_incl_tax } = priceDocument(doc, { rate: percent, now, timeZone })
        expect(price + price_tax).toBeCloseTo(price_incl_tax, 8)
        expect(Math.round(price_incl_tax * 100) / 100).toBe(price_incl_tax)
      }),
    )
  })
})

describe('displayPrice', () => {
  it('strikes the original only beside a special price', () => {
    expect(displayPrice(priced({ price: 4995 }), 2)).toEqual({ regular: 999_000 })
    expect(displayPrice(priced({ price: 4995, special_price: 3995 }), 2)).toEqual({
      regular: 999_000,
      special: 799_000,
    })
  })

  it('has the lowest price before a reduction, with the same options and quantity', () => {
    const stated = { lowest_price_30_days_incl_tax: 4500 }
    expect(displayPrice({ ...priced({ price: 4995, special_price: 3995 }), ...stated }, 2, ore(10_000))).toEqual({
      regular: 1_019_000,
      special: 819_000,
      lowest: 920_000,
    })
    expect(displayPrice({ ...priced({ price: 4995 }), ...stated })).toEqual({ regular: 499_500 })
    expect(
      displayPrice({ ...priced({ price: 4995, special_price: 3995 }), lowest_price_30_days_incl_tax: null }),
    ).toEqual({ regular: 499_500, special: 399_500 })
  })

  it('adds the options’ delta to each piece, struck or not', () => {
    expect(displayPrice(priced({ price: 4995, special_price: 3995 }), 2, ore(10_000))).toEqual({
      regular: 1_019_000,
      special: 819_000,
    })
  })

  it('shows zero for a price that is zero or missing', () => {
    expect([displayPrice({ price_incl_tax: 0 }), displayPrice({ price_incl_tax: null }), displayPrice({})]).toEqual([
      { regular: 0 },
      { regular: 0 },
      { regular: 0 },
    ])
  })
})
