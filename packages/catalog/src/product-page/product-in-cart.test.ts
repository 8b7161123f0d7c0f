import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../document/product'
import { aProduct, pricesOf } from '../testing'
import { openedProduct } from '../testing/open-product'

describe('adding to the cart', () => {
  it('is about one piece until the shopper asks for more [R5.06]', async () => {
    const { store } = await openedProduct({}, 'SILJAN-B-90')
    expect(await store.toCartItems()).toMatchObject({ ok: true, value: [{ sku: 'SILJAN-B-90', qty: 1 }] })
  })

  it('hands over the chosen variant as one line, which names its configurable parent [R4.12]', async () => {
    const { store } = await openedProduct({}, 'SILJAN-B-90')
    store.change((selection) => selection.setQty(2))
    store.change((selection) => selection.chooseOption('904', '9042'))
    expect(store.selection?.price).toEqual({ regular: 609_500, from: false })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [
        {
          id: 512,
          sku: 'SILJAN-B-90',
          parentSku: 'SILJAN',
          qty: 2,
          product_type: 'configurable',
          name: 'Duschhörna Siljan',
          price_incl_tax: 6095,
          price: 4876,
          url_path: 'duschhornor/siljan',
          image: '/siljan-black.webp',
          product_option: {
            extension_attributes: {
              custom_options: [
                { option_id: '904', option_value: '9042' },
                { option_id: '905', option_value: '9051' },
              ],
              configurable_item_options: [
                { option_id: '93', option_value: '5511' },
                { option_id: '142', option_value: '6102' },
              ],
              bundle_options: [],
            },
          },
          options: [
            { label: 'Profil', value: 'Mattsvart' },
            { label: 'Storlek', value: '90x90' },
            { label: 'Glas', value: 'Rökfärgat' },
            { label: 'Gångjärn', value: 'Vänster' },
          ],
        },
      ],
    })
  })

  it.each([
    [-1, {}, { code: 'price-unknown' }],
    [null, {}, { code: 'price-unknown' }],
    [0, { zeroPriceProducts: false }, { code: 'price-unknown' }],
  ])('refuses the price %j with %j [R5.01] [R8.04]', async (price, config, rejection) => {
    const { store } = await openedProduct(
      { products: [aProduct({ price_incl_tax: price })], config },
      undefined,
      'MIR-60-RUND',
    )
    expect(await store.toCartItems()).toEqual({ ok: false, rejection })
  })

  it('takes products that cost nothing [R5.01]', async () => {
    const { store } = await openedProduct({ products: [aProduct({ ...pricesOf(0) })] }, undefined, 'MIR-60-RUND')
    expect(await store.toCartItems()).toMatchObject({ ok: true, value: [{ price_incl_tax: 0 }] })
  })

  it.each([0, -2, Number.NaN])('refuses the quantity %d', async (qty) => {
    const { store } = await openedProduct()
    store.change((selection) => selection.setQty(qty))
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'qty-not-positive' } })
  })

  it('names required options that lack a choice', async () => {
    const { store } = await openedProduct(
      {
        products: [aProduct({ custom_options: [{ option_id: 22, title: 'Gravyr', type: 'field', is_require: true }] })],
      },
      undefined,
      'MIR-60-RUND',
    )
    expect(await store.toCartItems()).toEqual({
      ok: false,
      rejection: { code: 'options-missing', fields: ['custom_options_22'] },
    })
    store.change((selection) => selection.chooseOption('22', 'Åsa'))
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [{ options: [{ label: 'Gravyr', value: 'Åsa' }] }],
    })
  })

  it('carries a reduced price with the one it was reduced from', async () => {
    const reduced = aProduct({
      ...pricesOf(1295),
      original_price_incl_tax: 1495,
      special_price: 1036,
      special_price_incl_tax: 1295,
    })
    const { store } = await openedProduct({ products: [reduced] }, undefined, 'MIR-60-RUND')
    expect(store.selection?.price).toEqual({ regular: 149_500, special: 129_500, from: false })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [{ price_incl_tax: 1295, original_price_incl_tax: 1495, special_price_incl_tax: 1295 }],
    })
  })
})

describe('products made of others', () => {
  const door = aProduct({ id: 1, sku: 'DOOR', name: 'Bastudörr', ...pricesOf(3000) })
  const bench = aProduct({ id: 2, sku: 'BENCH', name: 'Bänk', ...pricesOf(800) })
  const openedBundle = (bundle_options: NonNullable<CatalogueProduct['bundle_options']>) => {
    const bundle = aProduct({ id: 720, sku: 'BUN', type_id: 'bundle', ...pricesOf(0), bundle_options })
    return openedProduct({ products: [bundle, door, bench] }, undefined, 'BUN')
  }
  const link = (sku: string, qty: number) => ({
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: 'simple',
    extension_attributes: { qty },
  })

  it('adds the parts of a grouped product separately, without those that are gone [R5.04]', async () => {
    const grouped = aProduct({
      id: 730,
      sku: 'GRP',
      type_id: 'grouped',
      ...pricesOf(0),
      product_links: [link('DOOR', 1), link('BENCH', 2), link('GONE', 1)],
    })
    const { store } = await openedProduct({ products: [grouped, door, bench] }, undefined, 'GRP')
    expect(store.selection?.price).toEqual({ regular: 460_000, from: false })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [
        { sku: 'DOOR', qty: 1, price_incl_tax: 3000 },
        { sku: 'BENCH', qty: 2, price_incl_tax: 800 },
      ],
    })
    store.change((selection) => selection.setPartQty('DOOR', 0))
    expect(store.selection?.price).toEqual({ regular: 160_000, from: false })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [{ sku: 'BENCH', qty: 2, price_incl_tax: 800 }],
    })
    store.change((selection) => selection.setPartQty('BENCH', 0))
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'qty-not-positive' } })
  })

  it('prices a bundle by its chosen links, and carries the choice', async () => {
    const options = [
      {
        option_id: 11,
        title: 'Dörr',
        required: true,
        type: 'radio',
        product_links: [
          { id: 31, sku: 'BENCH', qty: 1 },
          { id: '32', sku: 'DOOR', qty: '1', is_default: true, can_change_quantity: 1 },
        ],
      },
    ]
    const { store } = await openedBundle(options)
    expect(store.selection?.price).toEqual({ regular: 300_000, from: false })
    store.change((selection) => selection.chooseBundle('11', ['31'], 2))
    expect(store.selection?.bundleOptions[0]).toMatchObject({
      qty: 2,
      links: [
        { name: 'Bänk', selected: true, price: 80_000 },
        { name: 'Bastudörr', selected: false },
      ],
    })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [
        {
          sku: 'BUN',
          price_incl_tax: 1600,
          product_option: {
            extension_attributes: { bundle_options: [{ option_id: '11', option_qty: 2, option_selections: ['31'] }] },
          },
          options: [{ label: 'Dörr', value: '2 × Bänk' }],
        },
      ],
    })
    store.change((selection) => selection.chooseBundle('11', ['31'], 0))
    expect(await store.toCartItems()).toEqual({
      ok: false,
      rejection: { code: 'options-missing', fields: ['bundle_options_11'] },
    })
  })

  it('lets the shopper tick several links of a bundle option, and no link only if the option is optional', async () => {
    const links = [
      { id: 31, sku: 'BENCH', qty: 1 },
      { id: 32, sku: 'DOOR', qty: 1, is_default: true },
    ]
    const options = [
      { option_id: 11, title: 'Delar', required: true, type: 'checkbox', position: 1, product_links: links },
      { option_id: 12, title: 'Mer', required: false, type: 'radio', position: 2, product_links: links },
    ]
    const { store } = await openedBundle(options)
    expect(store.selection?.bundleOptions.map(({ isMany }) => isMany)).toEqual([true, false])
    store.change((selection) => selection.chooseBundle('11', ['31', '32']))
    store.change((selection) => selection.chooseBundle('12', []))
    expect(store.selection?.price).toEqual({ regular: 380_000, from: false })
    expect(await store.toCartItems()).toMatchObject({
      ok: true,
      value: [
        {
          product_option: {
            extension_attributes: {
              bundle_options: [
                { option_id: '11', option_selections: ['31', '32'] },
                { option_id: '12', option_selections: [] },
              ],
            },
          },
          options: [{ label: 'Delar', value: 'Bänk, Bastudörr' }],
        },
      ],
    })
    store.change((selection) => selection.chooseBundle('11', []))
    expect(await store.toCartItems()).toEqual({
      ok: false,
      rejection: { code: 'options-missing', fields: ['bundle_options_11'] },
    })
  })
})
