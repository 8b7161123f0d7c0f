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

  it.each([
    ['storeCode', 'sv'],
    ['storeId', 4],
    ['appendStoreCode', true],
    ['tax', { defaultCountry: 'SE', sourcePriceIncludesTax: true, calculateServerSide: true }],
    ['elasticsearch', { index: 'vue_storefront_magento_4' }],
    ['seo', { useUrlDispatcher: true, disableUrlRoutesPersistentCache: false }],
  ])('has the setting %s [R3.17 $0]', (field, value) => {
    expect(defineStoreView(swedishView)).toMatchObject({ [field]: value })
  })
})
