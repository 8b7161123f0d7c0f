import { describe, expect, it } from 'vitest'
import { normalizeProduct, prepareProduct } from './prepare-product'
import { aProduct } from '../testing'

describe('normalizeProduct', () => {
  it('reads stock inside a list, and numbers written as text', () => {
    const product = normalizeProduct({
      ...aProduct(),
      status: '1',
      visibility: '4',
      stock: [{ qty: 3, is_in_stock: true }],
    })
    expect(product).toMatchObject({ status: 1, visibility: 4, stock: { qty: 3, is_in_stock: true } })
  })

  it('gives children their attributes as plain fields', () => {
    const [child] =
      normalizeProduct({
        ...aProduct({ type_id: 'configurable' }),
        configurable_children: [
          {
            id: 1,
            sku: 'C',
            status: 1,
            stock: [{ qty: 0, is_in_stock: false }],
            custom_attributes: [{ attribute_code: 'color', value: '5511' }],
          },
        ],
      }).configurable_children ?? []
    expect(child).toMatchObject({ color: '5511', stock: { is_in_stock: false } })
  })

  it('takes a bundle’s only link for a list of one', () => {
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
  it('adds the fields that only the client has [R3.02] [R3.03]', () => {
    expect(prepareProduct(aProduct())).toMatchObject({
      parentSku: 'MIR-60-RUND',
      parentId: 610,
      qty: 1,
      errors: {},
      info: {},
      price_is_current: false,
      price_refreshed_at: null,
      product_option: {
        extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
      },
    })
  })
})
