import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactProduct } from './compact-product'
import { compressibleFields, longNames, shortNames } from './field-names'
import { fieldSelector } from './field-selector'
import { restoreProduct } from './restore-product'

const everything = fieldSelector()
const product = {
  id: 501,
  name: 'Alpha duschhörna',
  price: 3996,
  price_incl_tax: 4995,
  image: '/alpha.webp',
  configurable_children: [
    { id: 502, sku: 'ALPHA-80', price: 3996, price_incl_tax: 4995, image: '/alpha.webp' },
    { id: 503, sku: 'ALPHA-90', price: 4396, price_incl_tax: 5495, image: null },
  ],
}

describe('compactProduct', () => {
  it('shortens names on both levels and leaves out what a child shares with its parent', () => {
    expect(compactProduct(product)).toEqual({
      id: 501,
      nm: 'Alpha duschhörna',
      p: 3996,
      pit: 4995,
      i: '/alpha.webp',
      configurable_children: [
        { id: 502, sku: 'ALPHA-80' },
        { id: 503, sku: 'ALPHA-90', p: 4396, pit: 5495, i: null },
      ],
    })
  })

  it('gives every field its own short name', () => {
    expect(Object.keys(longNames)).toHaveLength(Object.keys(shortNames).length)
  })
})

describe('restoreProduct', () => {
  it('undoes compaction, whatever the values are', () => {
    const prices = fc.record(
      Object.fromEntries(compressibleFields.map((field) => [field, fc.constantFrom(null, 0, 3996, '/a.webp')])),
    )
    fc.assert(
      fc.property(prices, fc.array(prices, { maxLength: 4 }), (parent, configurable_children) => {
        const whole = { id: 1, name: 'Vägg', ...parent, configurable_children }
        expect(restoreProduct(compactProduct(whole), everything)).toEqual(whole)
      }),
    )
  })

  it('leaves a whole product as it is', () => {
    expect(restoreProduct(product, everything)).toEqual(product)
  })

  it('invents no field that was not asked for', () => {
    const asked = fieldSelector(['id', 'price', 'image', 'configurable_children.sku', 'configurable_children.price'])
    const [child] = restoreProduct(
      { id: 501, p: 3996, i: '/alpha.webp', configurable_children: [{ sku: 'ALPHA-80' }] },
      asked,
    ).configurable_children as [unknown]
    expect(child).toEqual({ sku: 'ALPHA-80', price: 3996 })
  })
})
