import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldSelector } from './field-selector'

describe('fieldSelector', () => {
  it('takes everything unless told otherwise', () => {
    expect(fieldSelector().includes('stock.qty')).toBe(true)
  })

  it('takes what is named and all that lies below it', () => {
    const selector = fieldSelector(['id', 'stock', 'configurable_children.sku'])
    expect(['id', 'stock', 'stock.qty', 'configurable_children.sku'].every(selector.includes)).toBe(true)
    expect(['identifier', 'sku', 'configurable_children', 'configurable_children.price'].some(selector.includes)).toBe(
      false,
    )
    expect(selector.reaches('configurable_children')).toBe(true)
    expect(selector.reaches('description')).toBe(false)
  })

  it('lets a star stand for anything, on every level', () => {
    const selector = fieldSelector(['*image', '*.id'])
    expect(['image', 'small_image', 'configurable_children.image', 'category.id'].every(selector.includes)).toBe(true)
    expect(['id', 'imagery'].some(selector.includes)).toBe(false)
  })

  it('leaves out what is excluded even where it is included', () => {
    const selector = fieldSelector(['sku', 'stock'], ['stock.use_config_*', '*.sgn'])
    expect(selector.includes('stock.qty')).toBe(true)
    expect(['stock.use_config_backorders', 'stock.sgn'].some(selector.includes)).toBe(false)
    expect(fieldSelector([], ['*']).reaches('id')).toBe(false)
  })

  it('reads dots and other signs of expressions literally', () => {
    expect(fieldSelector(['a.b(c']).includes('axb(c')).toBe(false)
  })

  it('matches as an expression does, which goes back for each star', () => {
    const path = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 12 })
    const name = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 8 })
    const expression = (text: string) =>
      new RegExp(`^${text.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}(\\..*)?$`)
    fc.assert(
      fc.property(name, path, (pattern, text) => {
        expect(fieldSelector([pattern]).includes(text)).toBe(expression(pattern).test(text))
      }),
      { numRuns: 2000 },
    )
  })
})
