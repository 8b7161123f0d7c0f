import { describe, expect, it } from 'vitest'
import type { ListedProduct } from '../document/listed-product'
import { aProduct, cornerModel, pricesOf } from '../testing'
import { listPrice } from './list-price'

const variant = { id: 511, sku: 'SILJAN-B-80', labels: [], ...pricesOf(4995) }
const listed = (more: Partial<ListedProduct>): ListedProduct => ({ ...aProduct(pricesOf(1495)), ...more })

describe('the price on a card', () => {
  it('is the product’s own', () => {
    expect(listPrice(listed({}))).toEqual({ regular: 149_500, from: false })
  })

  it('is not known without a price', () => {
    expect(listPrice(listed({ price_incl_tax: null }))).toBeUndefined()
  })

  it.each([
    ['the dearest variant costs more', { minimal_price: 1495, max_price: 1595 }, true],
    ['all variants cost the same', { minimal_price: 1495, max_price: 1495 }, false],
    ['only the least price is known', { minimal_price: 1495 }, false],
    ['only the dearest price is known', { max_price: 1595 }, false],
    ['the least price is null', { minimal_price: null, max_price: 1595 }, false],
    ['neither is known', { minimal_price: null, max_price: null }, false],
    ['the product is cut to measure', { made_to_measure: cornerModel }, true],
  ])('is a price "from" or not when %s', (_, more, from) => {
    expect(listPrice(listed(more as Partial<ListedProduct>))?.from).toBe(from)
  })

  it('is that of the shown variant', () => {
    expect(listPrice(listed({ variant, minimal_price: 1495, max_price: 9995 }))).toEqual({
      regular: 499_500,
      from: false,
    })
    expect(listPrice(listed({ variant: { id: 511, sku: 'SILJAN-B-80', labels: [] } }))?.regular).toBe(149_500)
  })

  it.each([
    ['another variant that passes costs more', { max_price: 5295 }, {}, true],
    ['none costs more', { max_price: 4995 }, {}, false],
    ['the product is cut to measure', {}, { made_to_measure: cornerModel }, true],
  ])('of a variant is a price "from" or not when %s', (_, ofVariant, ofProduct, from) => {
    expect(listPrice(listed({ ...ofProduct, variant: { ...variant, ...ofVariant } }))?.from).toBe(from)
  })

  it.each(['bundle', 'grouped'] as const)(
    'of a set without its own price is that of its least parts: %s',
    (type_id) => {
      const set = listed({ type_id, ...pricesOf(0) })
      expect(listPrice({ ...set, minimal_price: 800 })).toEqual({ regular: 80_000, from: true })
      expect(listPrice(set)).toBeUndefined()
      expect(listPrice(listed({ type_id, minimal_price: 800 }))).toEqual({ regular: 149_500, from: false })
    },
  )

  it('of a free product is 0 kr', () => {
    expect(listPrice(listed({ ...pricesOf(0), minimal_price: 800 }))?.regular).toBe(0)
  })
})
