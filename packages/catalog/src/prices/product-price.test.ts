import { describe, expect, it } from 'vitest'
import type { CatalogueProduct, ProductType } from '../document/product'
import { productPrice } from './product-price'
import { aProduct, pricesOf } from '../testing'

const part = aProduct({ id: 1, sku: 'BENCH', ...pricesOf(800) })
const unpriced = aProduct({ id: 2, sku: 'GONE', price_incl_tax: null })
const composed = (type_id: ProductType, gross: number, more: Partial<CatalogueProduct> = {}) =>
  aProduct({ sku: 'SET', type_id, ...pricesOf(gross), ...more })
const optionOf = (product?: CatalogueProduct) => [
  {
    option_id: 11,
    title: 'Bänk',
    required: false,
    type: 'checkbox',
    product_links: [{ id: 31, sku: 'BENCH', qty: 1, ...(product && { product }) }],
  },
]
const NOTHING_CHOSEN = { 11: { linkIds: [], qty: 1 } }

function priceOf(
  product: CatalogueProduct,
  {
    parts = [],
    bundleSelection = {},
  }: Partial<Pick<Parameters<typeof productPrice>[0], 'parts' | 'bundleSelection'>> = {},
) {
  return productPrice({ product, parts, bundleSelection, customChoices: {} })
}

describe('a product made of others whose parts are missing', () => {
  it.each(['grouped', 'bundle'] as const)('has no known price instead of a price of zero: %s', (type) => {
    expect(priceOf(composed(type, 0))).toBeUndefined()
    expect(priceOf(composed(type, 0, { price_incl_tax: null }))).toBeUndefined()
  })

  it.each(['grouped', 'bundle'] as const)('keeps its own price where it has one: %s', (type) => {
    expect(priceOf(composed(type, 995))).toEqual({ regular: 99_500, from: false })
  })

  it('counts parts without a price as missing', () => {
    expect(priceOf(composed('grouped', 995), { parts: [{ ...part, price_incl_tax: 0 }] })?.regular).toBe(99_500)
    expect(priceOf(composed('grouped', 0), { parts: [unpriced] })).toBeUndefined()
    expect(priceOf(composed('bundle', 0, { bundle_options: optionOf() }))).toBeUndefined()
    expect(priceOf(composed('bundle', 995, { bundle_options: optionOf(unpriced) }))).toEqual({
      regular: 99_500,
      from: false,
    })
  })
})

describe('a product made of others whose parts are known', () => {
  it('costs their sum and not its own price', () => {
    expect(priceOf(composed('grouped', 995), { parts: [{ ...part, qty: 2 }, unpriced] })).toEqual({
      regular: 160_000,
      from: false,
    })
    expect(priceOf(composed('bundle', 995, { bundle_options: optionOf(part) }))).toEqual({
      regular: 80_000,
      from: false,
    })
  })

  it('costs nothing while nothing of it is chosen', () => {
    expect(priceOf(composed('grouped', 995), { parts: [{ ...part, qty: 0 }] })).toEqual({ regular: 0, from: false })
    expect(
      priceOf(composed('bundle', 0, { bundle_options: optionOf(part) }), { bundleSelection: NOTHING_CHOSEN }),
    ).toEqual({ regular: 0, from: false })
  })
})
