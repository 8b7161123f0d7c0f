import { describe, expect, it } from 'vitest'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { aCorner, aProduct, aSelection, pricesOf } from '../testing'
import { refuseLine } from './add-rules'
import { cartItemDrafts } from './cart-item-drafts'
import type { ProductSelection } from './product-selection'

const firstLine = (selection: ProductSelection) => {
  const drafts = cartItemDrafts(selection)
  return drafts.ok ? drafts.value[0] : drafts.rejection
}

const soldOut = { product_id: 1, qty: 0, is_in_stock: false, manage_stock: true }

describe('a line of a selection', () => {
  it('has the product, its prices and its choices', () => {
    const mirror = aProduct({
      ...pricesOf(1495),
      custom_options: [
        {
          option_id: 21,
          title: 'LED',
          type: 'radio',
          is_require: true,
          values: [{ option_type_id: 81, title: 'Kall', price: 150, price_type: 'fixed' }],
        },
      ],
    })
    expect(firstLine(aSelection(mirror).setQty(2))).toEqual({
      id: 610,
      sku: 'MIR-60-RUND',
      parentSku: 'MIR-60-RUND',
      name: 'Rund spegel 60 cm',
      qty: 2,
      product_type: 'simple',
      tax_class_id: 2,
      image: '/mirror.webp',
      url_path: 'speglar/rund-spegel-60',
      slug: 'rund-spegel-60-610',
      stock: { product_id: 610, qty: 12, is_in_stock: true, manage_stock: true },
      errors: {},
      price: 1316,
      price_tax: 329,
      price_incl_tax: 1645,
      original_price: 1316,
      original_price_incl_tax: 1645,
      special_price: 0,
      special_price_incl_tax: 0,
      product_option: {
        extension_attributes: {
          custom_options: [{ option_id: '21', option_value: '81' }],
          configurable_item_options: [],
          bundle_options: [],
        },
      },
      options: [{ label: 'LED', value: 'Kall' }],
    })
  })

  it('keeps the reduced price beside the regular one and the lowest price of 30 days', () => {
    const reduced = aProduct({
      ...pricesOf(1000),
      original_price_incl_tax: 1250,
      special_price: 800,
      special_price_incl_tax: 1000,
      lowest_price_30_days_incl_tax: 950,
    })
    expect(firstLine(aSelection(reduced))).toMatchObject({
      price_incl_tax: 1000,
      original_price: 1000,
      original_price_incl_tax: 1250,
      special_price: 800,
      special_price_incl_tax: 1000,
      lowest_price_30_days_incl_tax: 950,
    })
  })

  it('of own measures names them, and when the piece is delivered', () => {
    const own = aSelection(aCorner(), { childSku: 'SILJAN-B-OWN' }).setLengths({ width: 874, depth: 912, height: 1985 })
    expect(firstLine(own)).toMatchObject({
      sku: 'SILJAN-B-OWN',
      parentSku: 'SILJAN',
      image: '/siljan-black.webp',
      price_incl_tax: 6932,
      delivery_days: [18, 25],
      options: [
        { label: 'Profil', value: 'Mattsvart' },
        { label: 'Storlek', value: 'Egna mått' },
        { label: 'Bredd fram', value: '874 mm' },
        { label: 'Djup sida', value: '912 mm' },
        { label: 'Höjd', value: '1985 mm' },
        { label: 'Glas', value: 'Klarglas' },
        { label: 'Gångjärn', value: 'Vänster' },
      ],
    })
  })

  it('of a standard size has no lengths', () => {
    const standard = firstLine(aSelection(aCorner(), { childSku: 'SILJAN-B-80' }))
    expect(standard).toMatchObject({ price_incl_tax: 4995, delivery_days: [5, 8] })
    expect(standard).not.toHaveProperty('made_to_measure')
  })

  it('of a grouped product is one line for each part that is wanted', () => {
    const group = aProduct({
      type_id: 'grouped',
      product_links: [
        { link_type: 'associated', product: aProduct({ id: 1, sku: 'A', ...pricesOf(100) }) },
        { link_type: 'associated', product: aProduct({ id: 2, sku: 'B', ...pricesOf(200) }) },
        { link_type: 'related', product: aProduct({ id: 3, sku: 'C' }) },
      ] as never,
    })
    const wanted = aSelection(group).setPartQty('A', 3).setPartQty('B', 0).setQty(2)
    expect(wanted.parts.map(({ sku }) => sku)).toEqual(['A', 'B'])
    const drafts = cartItemDrafts(wanted)
    expect(drafts.ok && drafts.value.map(({ sku, qty, price_incl_tax }) => [sku, qty, price_incl_tax])).toEqual([
      ['A', 6, 100],
    ])
    expect(firstLine(wanted)).toMatchObject({ options: [], product_option: { extension_attributes: {} } })
    expect(firstLine(wanted.setPartQty('A', 0))).toEqual({ code: 'qty-not-positive' })
  })

  it('is missing while a required option is', () => {
    const engraved = aProduct({
      custom_options: [{ option_id: 22, title: 'Gravyr', type: 'field', is_require: true }],
    })
    expect(firstLine(aSelection(engraved))).toEqual({ code: 'options-missing', fields: ['custom_options_22'] })
    expect(firstLine(aSelection(engraved).chooseOption('22', ' '))).toEqual({
      code: 'options-missing',
      fields: ['custom_options_22'],
    })
    expect(firstLine(aSelection(engraved).chooseOption('22', 'Åsa'))).toMatchObject({
      options: [{ label: 'Gravyr', value: 'Åsa' }],
    })
  })
})

describe('a line may go into the cart', () => {
  const line = { ...firstLine(aSelection(aProduct())) } as Parameters<typeof refuseLine>[0]
  const config = DEFAULT_CATALOG_CONFIG

  it.each([
    [{}, {}, undefined],
    [{ price_incl_tax: null }, {}, 'price-unknown'],
    [{ price_incl_tax: undefined }, {}, 'price-unknown'],
    [{ price_incl_tax: -1 }, { zeroPriceProducts: true }, 'price-unknown'],
    [{ price_incl_tax: 0 }, { zeroPriceProducts: false }, 'price-unknown'],
    [{ price_incl_tax: 0 }, { zeroPriceProducts: true }, undefined],
    [{ price_incl_tax: 1 }, { zeroPriceProducts: false }, undefined],
    [{ errors: undefined }, {}, undefined],
    [{ errors: { variants: 'No available product variants' } }, {}, 'no-variants'],
    [{ qty: 0 }, {}, 'qty-not-positive'],
    [{ qty: 1.5 }, {}, 'qty-not-positive'],
    [{ stock: soldOut }, { outOfStockInCart: false }, 'out-of-stock'],
    [{ stock: soldOut }, { outOfStockInCart: true }, undefined],
    [{}, { outOfStockInCart: false }, undefined],
  ])('or not, for a reason: %j %j', (more, rules, code) => {
    expect(refuseLine({ ...line, ...more } as typeof line, { ...config, ...rules })?.code).toBe(code)
  })
})
