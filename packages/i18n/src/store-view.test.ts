import { describe, expect, it } from 'vitest'
import { defineStoreView } from './store-view'
import { swedishView } from './testing'

describe('defineStoreView', () => {
  it('takes store id 1 when none is set [R1.06]', () => {
    const { storeId: _, ...unnumbered } = swedishView
    expect(defineStoreView(unnumbered).storeId).toBe(1)
    expect(defineStoreView({ ...unnumbered, storeId: undefined }).storeId).toBe(1)
    expect(defineStoreView({ ...unnumbered, storeId: 4 }).storeId).toBe(4)
  })

  it('keeps every field of a store view and its i18n settings [R3.17]', () => {
    expect(defineStoreView(swedishView)).toEqual(swedishView)
    expect(Object.keys(defineStoreView(swedishView)).toSorted()).toEqual([
      'appendStoreCode',
      'elasticsearch',
      'i18n',
      'seo',
      'storeCode',
      'storeId',
      'tax',
    ])
    expect(Object.keys(swedishView.i18n)).toEqual(
      expect.arrayContaining([
        'defaultLocale',
        'currencySign',
        'currencyDecimal',
        'currencyGroup',
        'fractionDigits',
        'priceFormat',
        'dateFormat',
        'currencyCode',
      ]),
    )
  })
})
