import { describe, expect, it } from 'vitest'
import { categoryPath, productPath } from './links'

const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }

describe('productPath', () => {
  it.each([
    ['by its own path', { sku: 'ALPHA', url_path: 'duschhornor/alpha' }, '/sv/duschhornor/alpha'],
    [
      'with the chosen variant in the query',
      { sku: 'ALPHA-80', parentSku: 'ALPHA', url_path: 'alpha' },
      '/sv/alpha?childSku=ALPHA-80',
    ],
    [
      'by its skus where there is no path',
      { sku: 'ALPHA-80', parentSku: 'ALPHA', slug: 'alpha' },
      '/sv/p/ALPHA/alpha/ALPHA-80',
    ],
    ['of a simple product without path or slug', { sku: 'MIR 60' }, '/sv/p/MIR%2060/MIR%2060'],
  ])('links %s', (_, product, path) => {
    expect(productPath(product, views)).toBe(path)
  })

  it('links by skus when the dispatcher is off', () => {
    expect(
      productPath(
        { sku: 'ALPHA', slug: 'alpha', url_path: 'duschhornor/alpha' },
        { ...views, useUrlDispatcher: false },
      ),
    ).toBe('/sv/p/ALPHA/alpha')
  })
})

describe('categoryPath', () => {
  it('prefers the category’s own path [R2.08]', () => {
    expect(categoryPath({ slug: 'duschhornor-31', url_path: 'duschhornor' }, views)).toBe('/sv/duschhornor')
    expect(categoryPath({ slug: 'duschhornor-31' }, views)).toBe('/sv/c/duschhornor-31')
    expect(
      categoryPath({ slug: 'duschhornor-31', url_path: 'duschhornor' }, { ...views, useUrlDispatcher: false }),
    ).toBe('/sv/c/duschhornor-31')
    expect(categoryPath({ slug: 'x', url_path: 'duschhornor' }, { ...views, appendStoreCode: false })).toBe(
      '/duschhornor',
    )
  })
})
