import { describe, expect, it } from 'vitest'
import { normalizeProduct, prepareProduct } from './prepare-product'
import { aProduct } from '../testing'

const NO_CHOICES = {
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] } },
}

describe('normalizeProduct', () => {
  it('reads stock inside a list, and numbers written as text [R3.01 stock] [R3.01 status] [R3.01 visibility]', () => {
    const product = normalizeProduct({
      ...aProduct(),
      status: '1',
      visibility: '4',
      stock: [{ qty: 3, is_in_stock: true }],
    })
    expect(product).toMatchObject({ status: 1, visibility: 4, stock: { qty: 3, is_in_stock: true } })
  })

  it('gives children plain attributes [R3.01 colour] [R3.01 size] [R3.02 configurable_children]', () => {
    const [child] =
      normalizeProduct({
        ...aProduct({ type_id: 'configurable' }),
        configurable_children: [
          {
            id: 1,
            sku: 'C',
            status: 1,
            stock: [{ qty: 0, is_in_stock: false }],
            custom_attributes: [
              { attribute_code: 'color', value: '5511' },
              { attribute_code: 'size', value: '6101' },
            ],
          },
        ],
      }).configurable_children ?? []
    expect(child).toMatchObject({ color: '5511', size: '6101', stock: { is_in_stock: false } })
  })

  it('takes a bundle’s only link for a list of one [R3.02 bundle_options]', () => {
    const link = { id: 31, sku: 'A' }
    const { bundle_options } = normalizeProduct({
      ...aProduct({ type_id: 'bundle' }),
      bundle_options: [{ option_id: 1, title: 'Dörr', required: true, type: 'radio', product_links: link }],
    })
    expect(bundle_options?.[0]?.product_links).toEqual([link])
  })

  it.each([
    [{ slug: 'own' }, 'own'],
    [{ slug: null, url_key: 'key' }, 'key'],
    [{ slug: null, name: 'Dörr & vägg, 90 cm!' }, 'dorr-and-vagg-90-cm-610'],
  ])('names a product %j', (fields, slug) => {
    expect(normalizeProduct(aProduct(fields)).slug).toBe(slug)
  })
})

describe('prepareProduct', () => {
  it.each([
    ['[R3.02 errors]', { errors: {} }],
    ['[R3.02 info]', { info: {} }],
    ['[R3.02 product_option]', NO_CHOICES],
    ['[R3.03 price_is_current]', { price_is_current: false }],
    ['[R3.03 price_refreshed_at]', { price_refreshed_at: null }],
    ['[R3.01 identity]', { parentSku: 'MIR-60-RUND', parentId: 610, qty: 1 }],
  ])('adds the fields that only the client has %s', (_, fields) => {
    expect(prepareProduct(aProduct())).toMatchObject(fields)
  })

  it('keeps the product that a variant with a document of its own names [R3.01 identity]', () => {
    const variant = { ...aProduct(), parentSku: 'SPEGEL', parentId: 600 }
    expect(prepareProduct(variant)).toMatchObject({ sku: 'MIR-60-RUND', parentSku: 'SPEGEL', parentId: 600 })
  })
})
