import { describe, expect, it } from 'vitest'
import { shownAttributes } from '../attributes/shown-attributes'
import { aChild, aCorner, aProduct, colorAttribute, COLORS, SIZES } from '../testing'
import type { StockItem } from '../document/stock-item'
import { openProductPage, openedProduct } from '../testing/open-product'

const outOfStock = (product_id: number): StockItem => ({ product_id, qty: 0, is_in_stock: false, manage_stock: true })

describe('loading a product', () => {
  it('shows the variant of the address, else the first one there is [R4.09] [R4.10]', async () => {
    expect((await openedProduct({}, 'SILJAN-C-90')).store.product).toMatchObject({
      sku: 'SILJAN-C-90',
      parentSku: 'SILJAN',
      price_incl_tax: 5295,
    })
    expect((await openedProduct()).store.product?.sku).toBe('SILJAN-B-80')
    expect((await openedProduct({}, 'no-such-child')).store.product?.sku).toBe('SILJAN-B-80')
  })

  it('refuses disabled products with the sentence of the specification [R4.01] [R8.16 status]', async () => {
    const rejection = { code: 'empty-result', message: 'Product query returned empty result product status = 2' }
    expect((await openedProduct({ products: [aCorner({ status: 2 })] })).outcome).toEqual({ ok: false, rejection })
    for (const status of [0, 1])
      expect((await openedProduct({ products: [aCorner({ status })] })).outcome.ok).toBe(true)
    expect((await openedProduct({ products: [] })).outcome).toMatchObject({
      ok: false,
      rejection: { code: 'empty-result' },
    })
  })

  it('leads from a hidden variant to its parent, or refuses it [R2.38] [R4.02] [R8.16 visibility]', async () => {
    const hidden = aProduct({ id: 511, sku: 'SILJAN-B-80', visibility: 1 })
    const products = [hidden, aCorner()]
    expect((await openedProduct({ products }, undefined, 'SILJAN-B-80')).outcome).toMatchObject({
      ok: false,
      rejection: { code: 'hidden-variant', parent: { sku: 'SILJAN' }, childSku: 'SILJAN-B-80' },
    })
    expect(
      (await openedProduct({ products, config: { preventDirectAccess: false } }, undefined, 'SILJAN-B-80')).outcome,
    ).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'Product query returned empty result product visibility = 1' },
    })
  })

  it('leads from a variant that only its parent’s document holds to the parent [R2.38] [R4.02]', async () => {
    expect((await openedProduct({}, undefined, 'SILJAN-B-80')).outcome).toMatchObject({
      ok: false,
      rejection: { code: 'hidden-variant', parent: { sku: 'SILJAN' }, childSku: 'SILJAN-B-80' },
    })
    expect(
      (await openedProduct({ config: { preventDirectAccess: false } }, undefined, 'SILJAN-B-80')).outcome,
    ).toMatchObject({
      ok: false,
      rejection: { code: 'empty-result' },
    })
  })

  it('rejects an empty sku with the sentence of the specification [R8.16 search key]', async () => {
    expect((await openedProduct({}, undefined, '')).outcome).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'Please provide the search key sku for product/single action!' },
    })
  })

  it('uses the document that the dispatcher found', async () => {
    const { store, search } = openProductPage()
    await store.load({ parentSku: 'SILJAN' }, aCorner({ attributes_metadata: [colorAttribute] }))
    expect(store.parent?.name).toBe('Duschhörna Siljan')
    expect(search.asked).toEqual([])
  })

  it('shows the latest product when an earlier one arrives late', async () => {
    const { store, search } = openProductPage()
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
    const { store } = await openedProduct()
    await store.loadReviews()
    expect(store.reviews.map(({ title }) => title)).toEqual(['Bra'])
  })

  it('continues from a snapshot without asking again', async () => {
    const { store, make, search } = await openedProduct({}, 'SILJAN-C-90')
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
    const { store } = await openedProduct()
    store.change((selection) => selection.choose('size', SIZES.large))
    expect(store.product).toMatchObject({
      sku: 'SILJAN-B-90',
      price_incl_tax: 5495,
      configuration: { size: { id: SIZES.large, label: '90x90' } },
    })
    expect(store.selection?.warning).toBeUndefined()
  })

  it('warns and changes nothing when no variant has everything picked [R4.11] [R8.05]', async () => {
    const { store } = await openedProduct()
    store.change((selection) => selection.choose('color', COLORS.chrome))
    expect(store.selection?.warning).toBe('no-such-configuration')
    expect(store.product?.sku).toBe('SILJAN-B-80')
    store.change((selection) => selection.choose('size', SIZES.large))
    expect(store.selection?.warning).toBeUndefined()
    const { store: other } = await openedProduct({}, 'SILJAN-C-90')
    other.change((selection) => selection.choose('size', SIZES.small))
    expect([other.selection?.warning, other.product?.sku]).toEqual(['no-such-configuration', 'SILJAN-C-90'])
  })

  it('offers each value with its availability and stock', async () => {
    const { store } = await openedProduct({}, 'SILJAN-B-90')
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
    const { store } = await openedProduct({}, 'SILJAN-C-90')
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
    const { store } = await openedProduct({ products: [corner], stock: { 'SILJAN-B-80': outOfStock(511) } })
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
    const { outcome, store } = await openedProduct({
      products: [aCorner({ configurable_children: [aChild({ id: 1, sku: 'OFF', status: 2 })] })],
    })
    expect(outcome).toMatchObject({ ok: true, value: { errors: { variants: 'No available product variants' } } })
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'no-variants' } })
  })

  it('has no variant left when all are out of stock where that is not listed [R4.05] [R4.06]', async () => {
    const { store } = await openedProduct({
      stock: Object.fromEntries((aCorner().configurable_children ?? []).map(({ sku, id }) => [sku, outOfStock(id)])),
      config: { listOutOfStock: false },
    })
    await store.refreshStock()
    expect(store.parent?.configurable_children).toEqual([])
    expect(store.parent?.errors).toMatchObject({ variants: 'No available product variants' })
  })

  it('has no variant left when it is sold out itself where that is not listed [R4.06]', async () => {
    const soldOut = aProduct({ stock: { product_id: 610, qty: 0, is_in_stock: false, manage_stock: true } })
    const strict = await openedProduct(
      { products: [soldOut], config: { listOutOfStock: false } },
      undefined,
      'MIR-60-RUND',
    )
    expect(strict.outcome).toMatchObject({ ok: true, value: { errors: { variants: 'No available product variants' } } })
    expect(await strict.store.toCartItems()).toEqual({ ok: false, rejection: { code: 'no-variants' } })
    const tolerant = await openedProduct({ products: [soldOut] }, undefined, 'MIR-60-RUND')
    expect(tolerant.outcome).toMatchObject({ ok: true, value: { errors: { variants: null } } })
  })

  it('sends no request when stock is not synchronised [R7.14 list]', async () => {
    const { store } = await openedProduct({
      stock: { 'SILJAN-B-80': outOfStock(511) },
      config: { synchronizeStock: false },
    })
    await store.refreshStock()
    expect(store.product?.stock?.is_in_stock).toBe(true)
  })

  it('refuses a product out of stock only when the shop does not allow it in the cart [R5.03] [R8.04]', async () => {
    const { store } = await openedProduct({ config: { outOfStockInCart: false } }, 'SILJAN-C-90')
    expect(await store.toCartItems()).toEqual({ ok: false, rejection: { code: 'out-of-stock' } })
    const usual = await openedProduct({}, 'SILJAN-C-90')
    expect(await usual.store.toCartItems()).toMatchObject({ ok: true, value: [{ sku: 'SILJAN-C-90' }] })
  })
})
