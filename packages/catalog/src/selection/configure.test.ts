import { describe, expect, it } from 'vitest'
import { configure } from './configure'
import { prepareProduct } from '../document/prepare-product'
import { aCorner, colorAttribute, SIZES } from '../testing'

const corner = prepareProduct(aCorner())
const [small, , , chromeLarge] = corner.configurable_children ?? []

describe('configure', () => {
  it('merges the variant and keeps the fields of the parent [R4.11]', () => {
    const product = configure(corner, small!)
    expect(product).toMatchObject({
      sku: 'SILJAN-B-80',
      id: 511,
      price_incl_tax: 4995,
      image: '/siljan-black.webp',
      is_configured: true,
    })
    expect(product).toMatchObject({
      parentSku: 'SILJAN',
      parentId: 501,
      name: 'Duschhörna Siljan',
      type_id: 'configurable',
      visibility: 4,
      url_path: 'duschhornor/siljan',
    })
    expect(product.configurable_children).toBe(corner.configurable_children)
  })

  it('carries the variant as it was [R3.02 selectedVariant]', () => {
    expect(configure(corner, small!).selectedVariant).toBe(small)
    expect(configure(configure(corner, small!), chromeLarge!).selectedVariant).toBe(chromeLarge)
  })

  it('says that a variant is chosen [R3.02 is_configured]', () => {
    expect(corner.is_configured).toBeUndefined()
    expect(configure(corner, small!).is_configured).toBe(true)
  })

  it('has the chosen values by id and label [R3.04 configuration] [R3.02 configuration] [R3.02 product_option]', () => {
    expect(configure(corner, small!).configuration).toEqual({
      color: { attribute_code: 'color', id: '5511', label: 'Mattsvart', default_label: 'Matt black' },
      size: { attribute_code: 'size', id: SIZES.small, label: '80x80' },
    })
    expect(configure(corner, small!).product_option?.extension_attributes.configurable_item_options).toEqual([
      { option_id: '93', option_value: '5511' },
      { option_id: '142', option_value: '6101' },
    ])
  })

  it('keeps the custom attributes of the parent [R3.03 custom_attributes]', () => {
    const own = [{ attribute_code: 'series', value: 'Siljan' }]
    const child = { ...small!, custom_attributes: [{ attribute_code: 'color', value: '5511' }] }
    expect(configure({ ...corner, custom_attributes: own }, child).custom_attributes).toEqual(own)
  })

  it('takes missing labels from the attribute, leaves out options without any [R5.12] [R3.03 options]', () => {
    expect(configure(corner, chromeLarge!, [colorAttribute]).options).toEqual([
      { label: 'Profil', value: 'Krom' },
      { label: 'Storlek', value: '90x90' },
    ])
    expect(configure(corner, chromeLarge!).options).toEqual([{ label: 'Storlek', value: '90x90' }])
  })

  it('keeps the parent’s image when the variant has none, every time', () => {
    const imageless = { ...small!, image: 'no_selection' }
    expect(configure(corner, imageless).image).toBe('/siljan.webp')
    expect(configure(configure(corner, imageless), small!).image).toBe('/siljan-black.webp')
  })

  it('finds an option’s attribute by id, else by its label in lower case', () => {
    const unnamed = {
      ...corner,
      configurable_options: [
        { attribute_id: 93, label: 'Färg', values: [{ value_index: 5511, label: 'Svart' }] },
        { attribute_id: 7, label: 'Size', values: [{ value_index: '6101', label: 'Liten' }] },
      ],
    }
    expect(Object.keys(configure(unnamed, small!, [colorAttribute]).configuration ?? {})).toEqual(['color', 'size'])
  })
})
