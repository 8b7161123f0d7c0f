import { describe, expect, it } from 'vitest'
import { combinedPrice } from './combined-price'
import { documentTaxRate } from './document-tax-rate'
import { itemizedTotals } from './itemized-totals'
import { inForce, pricesNeededSince } from './lowest-price'
import { ore } from './money'
import { priceDocument, type PricedParent } from './price-document'
import { priceSteps } from './price-steps'
import { nextPriceWindowEdge } from './price-window'
import { taxRateFor } from './tax-rate-for'
import { zonedToEpochMs } from './zoned-time'

const now = Date.parse('2026-03-10T12:00:00Z')
const timeZone = 'Europe/Stockholm'
const priced = (doc: PricedParent, more = {}) => priceDocument(doc, { rate: 25, now, timeZone, ...more })
const gross = (doc: PricedParent, more = {}) => {
  const { price_incl_tax, original_price_incl_tax, special_price_incl_tax, final_price_incl_tax } = priced(doc, more)
  return [price_incl_tax, original_price_incl_tax, special_price_incl_tax, final_price_incl_tax]
}

describe('the prices of a document', () => {
  it.each([
    ['text', { price: '4995.0000', special_price: '3995' }, [3995, 4995, 3995, 3995]],
    ['no text', { price: '', special_price: 'none' }, [0, 0, 0, 0]],
    ['less than nothing', { price: 100, special_price: -50, final_price: -1 }, [100, 100, 0, 100]],
    ['a special price of nothing', { price: 100, special_price: 0 }, [100, 100, 0, 100]],
    ['a final price that is not lower', { price: 100, final_price: 100 }, [100, 100, 0, 100]],
    ['a final price that is higher', { price: 100, final_price: 110 }, [100, 100, 0, 110]],
    ['a final price below the special one', { price: 100, special_price: 80, final_price: 70 }, [80, 100, 70, 70]],
    ['a final price above the special one', { price: 100, special_price: 80, final_price: 90 }, [80, 100, 80, 90]],
    ['net originals only', { original_price: 80, original_special_price: 64 }, [80, 100, 80, 80]],
    ['a calculated special price', { original_price: 80, special_price: 64 }, [80, 100, 80, 80]],
    ['a calculated final price', { original_price: 80, original_final_price: 72 }, [90, 100, 0, 90]],
    [
      'a calculated parent, whose special price may be its child’s',
      { original_price: 80, special_price: 64, configurable_children: [] },
      [100, 100, 0, 100],
    ],
  ])('with %s', (_, doc, expected) => {
    expect(gross(doc)).toEqual(expected)
  })

  it('that exclude tax get it, each of them', () => {
    const net = { price: 400, special_price: 320, final_price: 240 }
    expect(gross(net, { sourceIncludesTax: false })).toEqual([400, 500, 300, 300])
  })

  it('keep the originals of special and final price, and nothing that was not there', () => {
    expect(priced({ price: 100, special_price: 80, final_price: 90 })).toMatchObject({
      original_special_price_incl_tax: 80,
      original_final_price_incl_tax: 90,
    })
    for (const field of ['original_special_price_incl_tax', 'original_final_price_incl_tax'])
      expect(priced({ price: 100 })).not.toHaveProperty(field)
  })

  it('of a parent are its own while no child costs less, and its own final price stays', () => {
    const children = (...prices: (number | string)[]) => ({ configurable_children: prices.map((price) => ({ price })) })
    expect(gross({ price: 300, ...children(400, '') })).toEqual([300, 300, 0, 300])
    expect(gross({ price: 500, ...children(400, 450) })).toEqual([400, 500, 0, 400])
    expect(gross({ price: 500, final_price: 450, ...children(400) })).toEqual([400, 500, 0, 450])
    expect(gross({ price: 0, ...children('', 400) })).toEqual([400, 0, 0, 400])
    expect(gross({ price: 500, configurable_children: [{ price: null }] })).toEqual([500, 500, 0, 500])
    expect(priced({ price: 500, ...children('') }).configurable_children).toEqual([{ price: '' }])
  })
})

describe('the price history that a reduction needs', () => {
  const days = (count: number) => count * 86_400_000

  it('begins 30 days before it, or before now', () => {
    const regular = { since: now - days(90), price_incl_tax: 100 }
    expect(pricesNeededSince([regular], now, timeZone)).toBe(now - days(30))
    expect(pricesNeededSince([], now, timeZone)).toBe(now - days(30))
    const reduced = { since: now - days(5), price_incl_tax: 100, special_price_incl_tax: 80 }
    expect(pricesNeededSince([regular, reduced], now, timeZone)).toBe(now - days(35))
  })
})

describe('the steps of a price', () => {
  it('have none for a special price that would begin when the next price replaces it', () => {
    const replaced = Date.parse('2026-03-05T00:00:00+01:00')
    const history = [
      {
        since: replaced - 1_000,
        price_incl_tax: 100,
        special_price_incl_tax: 50,
        special_from_date: '2026-03-05 00:00:00',
      },
      { since: replaced, price_incl_tax: 90 },
    ]
    expect(priceSteps(history, now, timeZone).map(({ since, price }) => [since, price])).toEqual([
      [replaced - 1_000, 10_000],
      [replaced, 9_000],
    ])
  })
})

describe('the entries in force in a period', () => {
  it('began before its end, and did not end before its begin', () => {
    const entries = [1, 3, 5, 7].map((since) => ({ since }))
    const since = (from: number, until: number) => inForce(entries, { from, until }).map((entry) => entry.since)
    expect([since(3, 5), since(4, 6), since(8, 9)]).toEqual([[3], [3, 5], [7]])
  })
})

describe('a date of a document', () => {
  it('is a whole text of year, month and day, with a time or without, and blanks around', () => {
    const midnight = Date.parse('2026-03-10T00:00:00+01:00')
    expect(
      ['2026-03-10', ' 2026-03-10 00:00 ', '2026-03-10T00:00:00'].map((text) => zonedToEpochMs(text, timeZone)),
    ).toEqual([midnight, midnight, midnight])
    for (const text of ['x2026-03-10', '2026-03-10x', '2026-03-10 00:00:00x', '2026-3-10', 'soon'])
      expect(zonedToEpochMs(text, timeZone)).toBeUndefined()
  })
})

describe('the next start or end of a special price', () => {
  const edge = (...docs: Parameters<typeof nextPriceWindowEdge>[0]) => nextPriceWindowEdge(docs, now, timeZone)

  it('is the first after now, of documents and their children', () => {
    const later = { special_from_date: '2026-03-12 00:00:00', special_to_date: '2026-03-20 00:00:00' }
    const sooner = { configurable_children: [{ special_to_date: '2026-03-11 00:00:00' }] }
    expect(edge(later, sooner)).toBe(Date.parse('2026-03-11T00:00:00+01:00'))
    expect(edge(later)).toBe(Date.parse('2026-03-12T00:00:00+01:00'))
  })

  it('is not now, not past, and not a text that is no date', () => {
    expect(
      edge(
        { special_from_date: '2026-03-10 13:00:00', special_to_date: '2026-03-01 00:00:00' },
        { special_from_date: 'soon', special_to_date: null },
      ),
    ).toBeUndefined()
  })
})

describe('the tax rate', () => {
  const rule = (product: number, customer: number, rate: number, region_name: string | null = null) => ({
    id: 1,
    product_tax_class_ids: [9, product],
    customer_tax_class_ids: [customer],
    rates: [{ rate, tax_country_id: 'SE', tax_region_id: region_name === null ? 0 : 3, region_name }],
  })

  it('is that of one of the classes of a rule, and of a number that begins a text', () => {
    expect(taxRateFor([rule(2, 3, 25)], { taxClassId: '2 ', country: 'SE' })).toBe(25)
    expect(taxRateFor([rule(2, 3, 25)], { taxClassId: -2, country: 'SE' })).toBe(0)
  })

  it('of a document is the default where its net or its gross price is missing', () => {
    expect([{ price: 80 }, { price_incl_tax: 100 }, { price: 80, price_incl_tax: 84.8 }].map(documentTaxRate)).toEqual([
      25, 25, 6,
    ])
  })

  it('does not look at a rate of no region for its name', () => {
    const [plain] = [rule(2, 3, 25)]
    const named = { ...plain, rates: [{ ...plain.rates[0]!, region_name: '*' }] }
    expect(taxRateFor([named], { taxClassId: 2, country: 'SE', region: 'Skåne' })).toBe(25)
  })
})

describe('the sum of parts', () => {
  it('leaves out a negative quantity, and names parts without a price also where none is taken', () => {
    const part = (sku: string, qty: number, price?: number) => ({
      sku,
      qty,
      price: price === undefined ? undefined : ore(price),
    })
    expect(combinedPrice([part('A', 2, 100), part('B', -1, 50), part('C', 0), part('D', -1)])).toEqual({
      price: 200,
      missing: ['C'],
    })
    expect(combinedPrice([part('A', 0, 100)])).toEqual({ missing: [] })
  })
})

describe('itemized totals', () => {
  it('name the VAT of each rate, of each line and of shipping', () => {
    const totals = itemizedTotals({
      lines: [
        { qty: 2, price: ore(12_500), rate: 25 },
        { qty: 1, price: ore(11_200), rate: 12 },
      ],
      shipping: { price: ore(5_000), rate: 25 },
      discountPercent: 10,
    })
    expect(totals).toMatchObject({
      rows: [
        { gross: 25_000, net: 20_000, discount: 2_500, tax: 4_500, discountedNet: 18_000 },
        { gross: 11_200, net: 10_000, discount: 1_120, tax: 1_080, discountedNet: 9_000 },
      ],
      shippingTax: 1_000,
      taxByRate: [
        { rate: 25, tax: 5_500 },
        { rate: 12, tax: 1_080 },
      ],
    })
    expect(itemizedTotals({ lines: [] })).toMatchObject({ rows: [], shippingTax: 0, taxByRate: [] })
  })
})
