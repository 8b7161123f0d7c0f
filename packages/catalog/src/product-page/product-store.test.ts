import { describe, expect, it } from 'vitest'
import { AttributeStore } from '../attributes/attribute-store'
import { shownAttributes } from '../attributes/shown-attributes'
import { DEFAULT_CATALOG_CONFIG } from '../catalog-config'
import { ProductStore } from './product-store'
import {
  aCategory,
  aChild,
  aCorner,
  aProduct,
  colorAttribute,
  COLORS,
  FakeSearchGateway,
  FakeStockGateway,
  pricesOf,
  sizeAttribute,
  SIZES,
} from '../testing'
import type { CatalogueProduct } from '../document/product'
import type { StockItem } from '../document/stock-item'

const outOfStock = (product_id: number): StockItem => ({ product_id, qty: 0, is_in_stock: false, manage_stock: true })

function open({
  products = [aCorner(), aProduct()],
  stock = {},
  config = {},
}: {
  products?: readonly CatalogueProduct[]
  stock?: Record<string, StockItem>
  config?: Partial<typeof DEFAULT_CATALOG_CONFIG>
} = {}) {
  const search = new FakeSearchGateway({
    product: products,
    attribute: [colorAttribute, sizeAttribute],
    review: [
      { id: 1, product_id: 501, review_status: 1, title: 'Bra' },
      { id: 2, product_id: 501, review_status: 2, title: 'Väntar' },
    ],
  })
  const settings = { ...DEFAULT_CATALOG_CONFIG, ...config }
  const make = () =>
    new ProductStore({
      search,
      stock: new FakeStockGateway(stock),
      attributes: new AttributeStore({ search, config: settings }),
      categories: { known: [aCategory()], current: undefined },
      config: settings,
    })
  return { search, make, store: make() }
}

async function opened(options: Parameters<typeof open>[0] = {}, childSku?: string, parentSku = 'SILJAN') {
  const { store, ...rest } = open(options)
  const outcome = await store.load({ parentSku, childSku })
  return { store, outcome, ...rest }
}

describe('loading a product', () => {
  it('shows the variant of the address, else the first one there is [R4.09] [R4.10]', async () => {
    expect((await opened({}, 'SILJAN-C-90')).store.product).toMatchObject({
      sku: 'SILJAN-C-90',
      parentSku: 'SILJAN',
      price_incl_tax: 5295,
    })
    expect((await opened()).store.product?.sku).toBe('SILJAN-B-80')
    expect((await opened({}, 'no-such-child')).store.product?.sku).toBe('SILJAN-B-80')
  })

  it('refuses disabled products with the sentence of the specification [R4.01] [R8.16 status]', async () => {
    const rejection = { code: 'empty-result', message: 'Product query returned empty result product status = 2' }
    expect((await opened({ products: [aCorner({ status: 2 })] })).outcome).toEqual({ ok: false, rejection })
    for (const status of [0, 1]) expect((await opened({ products: [aCorner({ status })] })).outcome.ok).toBe(true)
    expect((await opened({ products: [] })).outcome).toMatchObject({ ok: false, rejection: { code: 'empty-result' } })
  })

  it('leads from a hidden variant to its parent, or refuses it [R2.38] [R4.02] [R8.16 visibility]', async () => {
    const hidden = aProduct({ id: 511, sku: 'SILJAN-B-80', visibility: 1 })
    const products = [hidden, aCorner()]
    expect((await opened({ products }, undefined, 'SILJAN-B-80')).outcome).toMatchObject({
      ok: false,
      rejection: { code: 'hidden-variant', parent: { sku: 'SILJAN' }, childSku: 'SILJAN-B-80' },
    })
    expect(
      (await opened({ products, config: { preventDirectAccess: false } }, undefined, 'SILJAN-B-80')).outcome,
    ).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'Product query returned empty result product visibility = 1' },
    })
  })

  it('leads from a variant that only its parent’s document holds to the parent [R2.38] [R4.02]', async () => {
    expect((await opened({}, undefined, 'SILJAN-B-80')).outcome).toMatchObject({
      ok: false,
      rejection: { code: 'hidden-variant', parent: { sku: 'SILJAN' }, childSku: 'SILJAN-B-80' },
    })
    expect((await opened({ config: { preventDirectAccess: false } }, undefined, 'SILJAN-B-80')).outcome).toMatchObject({
      ok: false,
      rejection: { code: 'empty-result' },
    })
  })

  it('rejects an empty sku with the sentence of the specification [R8.16 search key]', async () => {
    expect((await opened({}, undefined, '')).outcome).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'Please provide the search key sku for product/single action!' },
    })
  })

  it('uses the document that the dispatcher found', async () => {
    const { store, search } = open()
    await store.load({ parentSku: 'SILJAN' }, aCorner({ attributes_metadata: [colorAttribute] }))
    expect(store.parent?.name).toBe('Duschhörna Siljan')
    expect(search.asked).toEqual([])
  })

  it('shows the latest product when an earlier one arrives late', async () => {
    const { store, search } = open()
    const held: (() => void)[] = []
    search.held = held
    const first = store.load({ parentSku: 'SILJAN' })
    search.held = undefined
    await store.load({ parentSku: 'MIR-60-RUND' })
    held[0]?.()
    await first
    expect(store.product?.sku).toBe('MIR-60-RUND')
  })

  it('loads approved reviews of the parent', async () => {
    const { store } = await opened()
    await store.loadReviews()
    expect(store.reviews.map(({ title }) => title)).toEqual(['Bra'])
  })

  it('continues from a snapshot without asking again', async () => {
    const { store, make, search } = await opened({}, 'SILJAN-C-90')
    await store.loadReviews()
    const copy = make()
    const asked = search.asked.length
    await copy.hydrate(JSON.parse(JSON.stringify(store.snapshot)) as typeof store.snapshot)
    expect(copy.product).toEqual(store.product)
    expect(copy.selection?.variantOptions).toEqual(store.selection?.variantOptions)
    expect(copy.selection?.price).toEqual(store.selection?.price)
    expect(copy.reviews).toEqual(store.reviews)
    expect(search.asked).toHaveLength(asked)
  })
})

describe('choosing a variant', () => {
  it('makes the matching variant the current product [R4.11]', async () => {
    const { store } = await opened()
    store.change((selection) => selection.choose('size', SIZES.large))
    expect(store.product).toMatchObject({
      sku: 'SILJAN-B-90',
      price_incl_tax: 5495,
      configuration: { size: { id: SIZES.large, label: '90x90' } },
    })
    expect(store.selection?.warning).toBeUndefined()
  })

  it('warns and changes nothing when no variant has everything picked [R4.11] [R8.05]', async () => {
    const { store } = await opened()
    store.change((selection) => selection.choose('color', COLORS.chrome))
    expect(store.selection?.warning).toBe('no-such-configuration')
    expect(store.product?.sku).toBe('SILJAN-B-80')
    store.change((selection) => selection.choose('size', SIZES.large))
    expect(store.selection?.warning).toBeUndefined()
    const { store: other } = await opened({}, 'SILJAN-C-90')
    other.change((selection) => selection.choose('size', SIZES.small))
    expect([other.selection?.warning, other.product?.sku]).toEqual(['no-such-configuration', 'SILJAN-C-90'])
  })

  it('offers each value with its availability and stock', async () => {
    const { store } = await opened({}, 'SILJAN-B-90')
    expect(store.selection?.variantOptions).toEqual([
      {
        code: 'color',
        label: 'Profil',
        values: [
          { id: COLORS.black, label: 'Mattsvart', selected: true, available: true, stockState: 'ok' },
          { id: COLORS.chrome, label: 'Krom', selected: false, available: true, stockState: 'out_of_stock' },
        ],
      },
      {
        code: 'size',
        label: 'Storlek',
        values: [
          { id: SIZES.small, label: '80x80', selected: false, available: true, stockState: 'ok' },
          { id: SIZES.large, label: '90x90', selected: true, available: true, stockState: 'ok' },
          { id: SIZES.own, label: 'Egna mått', selected: false, available: true, stockState: 'ok' },
        ],
      },
    ])
  })

  it('shows the chosen variant’s picture first, each picture once', async () => {
    const { store } = await opened({}, 'SILJAN-C-90')
    expect(store.gallery.map(({ src }) => src)).toEqual(['/siljan-chrome.webp', '/siljan-black.webp'])
    expect(store.gallery[0]?.variant).toEqual({ color: COLORS.chrome, size: SIZES.large })
    expect(store.breadcrumbs.map(({ name }) => name)).toEqual(['Duschhörnor'])
    expect(shownAttributes({ ...store.product }, store.attributes)).toEqual([
      { code: 'color', label: 'Profil', value: 'Krom' },
    ])
  })
})

describe('stock', () => {
  it('keeps out-of-stock variants, with a note, and removes disabled variants (decisions 10) [R4.05]', async () => {
    const corner = aCorner({
      configurable_children: [...(aCorner().configurable_children ?? []), aChild({ id: 599, sku: 'OFF', status: 2 })],
    })
    const { store } = await opened({ products: [corner], stock: { 'SILJAN-B-80': outOfStock(511) } })
    expect(store.parent?.configurable_children?.map(({ sku }) => sku)).not.toContain('OFF')
    await store.refreshStock()
    expect(store.product).toMatchObject({
      sku: 'SILJAN-B-80',
      stock: { is_in_stock: false },
      errors: { variants: null },
    })
    expect(await store.toCartItems()).toMatchObject({ ok: true, value: [{ stock: { is_in_stock: false } }] })
  })

  it('says that no variant is left when all are gone [R4.06] [R8.05] [R3.02 errors.variants]', async () => {
    const { outcome, store } = await opened({
      products: [aCorner({ configurable_children: [aChild({ id: 1, sku: 'OFF', status: 2 })] })],
    })
    expect(outcome).toMatchObject({ ok: true, value: { errors: { variants: 'No available product variants' } } })
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'no-variants' } })
  })

  it('has no variant left when all are out of stock where that is not listed [R4.05] [R4.06]', async () => {
    const { store } = await opened({
      stock: Object.fromEntries((aCorner().configurable_children ?? []).map(({ sku, id }) => [sku, outOfStock(id)])),
      config: { listOutOfStock: false },
    })
    await store.refreshStock()
    expect(store.parent?.configurable_children).toEqual([])
    expect(store.parent?.errors).toMatchObject({ variants: 'No available product variants' })
  })

  it('has no variant left when it is sold out itself where that is not listed [R4.06]', async () => {
    const soldOut = aProduct({ stock: { product_id: 610, qty: 0, is_in_stock: false, manage_stock: true } })
    const strict = await opened({ products: [soldOut], config: { listOutOfStock: false } }, undefined, 'MIR-60-RUND')
    expect(strict.outcome).toMatchObject({ ok: true, value: { errors: { variants: 'No available product variants' } } })
    expect(await strict.store.toCartItems()).toEqual({ ok: false, rejection: { code: 'no-variants' } })
    const tolerant = await opened({ products: [soldOut] }, undefined, 'MIR-60-RUND')
    expect(tolerant.outcome).toMatchObject({ ok: true, value: { errors: { variants: null } } })
  })

  it('sends no request when stock is not synchronised [R7.14 list]', async () => {
    const { store } = await opened({ stock: { 'SILJAN-B-80': outOfStock(511) }, config: { synchronizeStock: false } })
    await store.refreshStock()
    expect(store.product?.stock?.is_in_stock).toBe(true)
  })

  it('refuses a product out of stock only when the shop does not allow it in the cart [R5.03] [R8.04]', async () => {
    const { store } = await opened({ config: { outOfStockInCart: false } }, 'SILJAN-C-90')
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'out-of-stock' } })
    const usual = await opened({}, 'SILJAN-C-90')
    expect(await usual.store.toCartItems()).toMatchObject({ ok: true, value: [{ sku: 'SILJAN-C-90' }] })
  })
})

describe('adding to the cart', () => {
  it('is about one piece until the shopper asks for more [R5.06]', async () => {
    const { store } = await opened({}, 'SILJAN-B-90')
    expect(await store.toCartItems()).toMatchObject({ ok: true, value: [{ sku: 'SILJAN-B-90', qty: 1 }] })
  })

  it('hands over the chosen variant as one line, which names its configurable parent [R4.12]', async () => {
    const { store } = await opened({}, 'SILJAN-B-90')
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
    const { store } = await opened(
      { products: [aProduct({ price_incl_tax: price })], config },
      undefined,
      'MIR-60-RUND',
    )
    expect(await store.toCartItems()).toEqual({ ok: false, rejection })
  })

  it('takes products that cost nothing [R5.01]', async () => {
    const { store } = await opened({ products: [aProduct({ ...pricesOf(0) })] }, undefined, 'MIR-60-RUND')
    expect(await store.toCartItems()).toMatchObject({ ok: true, value: [{ price_incl_tax: 0 }] })
  })

  it.each([0, -2, Number.NaN])('refuses the quantity %d', async (qty) => {
    const { store } = await opened()
    store.change((selection) => selection.setQty(qty))
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'qty-not-positive' } })
  })

  it('names required options that lack a choice', async () => {
    const { store } = await opened(
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
    const { store } = await opened({ products: [reduced] }, undefined, 'MIR-60-RUND')
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
    const { store } = await opened({ products: [grouped, door, bench] }, undefined, 'GRP')
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
    const { store } = await opened(
      {
        products: [
          aProduct({ id: 720, sku: 'BUN', type_id: 'bundle', ...pricesOf(0), bundle_options: options }),
          door,
          bench,
        ],
      },
      undefined,
      'BUN',
    )
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
    const { store } = await opened(
      {
        products: [
          aProduct({ id: 720, sku: 'BUN', type_id: 'bundle', ...pricesOf(0), bundle_options: options }),
          door,
          bench,
        ],
      },
      undefined,
      'BUN',
    )
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
