import { describe, expect, it } from 'vitest'
import { taxRateFor } from './tax-rate-for'
import type { TaxRule } from './tax-rule'

const rules: readonly TaxRule[] = [
  {
    id: 1,
    product_tax_class_ids: [4],
    customer_tax_class_ids: [3],
    rates: [{ rate: 6, tax_country_id: 'SE', tax_region_id: 0 }],
  },
  {
    id: 2,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [
      { rate: 30, tax_country_id: 'SE', tax_region_id: 7, region_name: 'Gotland' },
      { rate: 25, tax_country_id: 'SE', tax_region_id: 0, region_name: null },
      { rate: 23, tax_country_id: 'PL', tax_region_id: 0 },
    ],
  },
  {
    id: 3,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [9],
    rates: [{ rate: 0.5, tax_country_id: 'SE', tax_region_id: 0 }],
  },
]

describe('taxRateFor', () => {
  it('is 25 percent without rules [R9.02 default rate]', () => {
    expect([undefined, null, []].map((none) => taxRateFor(none, { taxClassId: 2, country: 'SE' }))).toEqual([
      25, 25, 25,
    ])
  })

  it('falls back to PL when no country is given [R9.02 fallback country]', () => {
    expect(taxRateFor(rules, { taxClassId: 2 })).toBe(23)
  })

  it('finds the first rule of the tax class and its first rate of the country [R3.11 tax rule]', () => {
    expect(taxRateFor(rules, { taxClassId: 2, country: 'SE' })).toBe(25)
    expect(taxRateFor(rules, { taxClassId: '4', country: 'SE' })).toBe(6)
  })

  it('prefers the rate of the region that is asked for', () => {
    expect(taxRateFor(rules, { taxClassId: 2, country: 'SE', region: 'Gotland' })).toBe(30)
    expect(taxRateFor(rules, { taxClassId: 2, country: 'SE', region: 'Skåne' })).toBe(25)
  })

  it('takes a rate that names its region for that region only, and one without a name for all [R3.11 tax rule]', () => {
    const regional: readonly TaxRule[] = [
      {
        id: 1,
        product_tax_class_ids: [2],
        customer_tax_class_ids: [3],
        rates: [{ rate: 30, tax_country_id: 'SE', tax_region_id: 7, region_name: 'Gotland' }],
      },
    ]
    expect(taxRateFor(regional, { taxClassId: 2, country: 'SE', region: 'Gotland' })).toBe(30)
    expect(taxRateFor(regional, { taxClassId: 2, country: 'SE', region: 'Skåne' })).toBe(0)
    expect(taxRateFor(regional, { taxClassId: 2, country: 'SE' })).toBe(0)
    const [rule] = regional
    const unnamed = regional.map(() => ({
      ...rule!,
      rates: [{ rate: 12, tax_country_id: 'SE', tax_region_id: 9, region_name: null }],
    }))
    expect(taxRateFor(unnamed, { taxClassId: 2, country: 'SE', region: 'Skåne' })).toBe(12)
  })

  it('reads ids and rates that an indexer wrote as strings [R3.11 tax rule]', () => {
    const texts: readonly TaxRule[] = [
      {
        id: 1,
        product_tax_class_ids: ['2'],
        customer_tax_class_ids: ['3'],
        rates: [{ rate: '25.0000', tax_country_id: 'SE', tax_region_id: '0', region_name: '*' }],
      },
    ]
    expect(taxRateFor(texts, { taxClassId: 2, country: 'SE', customerClassId: 3 })).toBe(25)
    expect(taxRateFor(texts, { taxClassId: 2, country: 'SE', customerClassId: 4 })).toBe(0)
  })

  it('finds the rule of the customer’s group if it is given [R3.11 tax rule]', () => {
    expect(taxRateFor(rules, { taxClassId: 2, country: 'SE', customerClassId: 9 })).toBe(0.5)
  })

  it('is 0 for a class or country that no rule names [R3.11 tax rule]', () => {
    const rate = (taxClassId: number | string | null, country = 'SE') => taxRateFor(rules, { taxClassId, country })
    expect([rate(0), rate(null), rate('none'), rate(77), rate(2, 'NO')]).toEqual([0, 0, 0, 0, 0])
  })
})
