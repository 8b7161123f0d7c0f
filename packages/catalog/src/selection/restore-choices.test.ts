import { describe, expect, it } from 'vitest'
import { AttributeStore } from '../attributes/attribute-store'
import { DEFAULT_CATALOG_CONFIG as config } from '../catalog-config'
import { ProductStore } from '../product-page/product-store'
import { restoreChoices } from './restore-choices'
import { aCorner, aProduct, FakeSearchGateway, FakeStockGateway } from '../testing'
import type { CatalogueProduct } from '../document/product'

async function open(product: CatalogueProduct, ...others: readonly CatalogueProduct[]) {
  const search = new FakeSearchGateway({ product: [product, ...others] })
  const store = new ProductStore({
    search,
    stock: new FakeStockGateway(),
    attributes: new AttributeStore({ search, config }),
    categories: { known: [], current: undefined },
    config,
  })
  await store.load({ parentSku: product.sku })
  return store
}

describe('restoreChoices', () => {
  it('restores the lengths, the choices and the quantity of a piece [R4.12]', async () => {
    const first = await open(aCorner())
    first.change((selection) => selection.setSizeMode('own'))
    first.change((selection) => selection.setLengths({ width: 874, depth: 912, height: 1985 }))
    first.change((selection) => selection.chooseOption('904', '9042'))
    first.change((selection) => selection.setQty(3))
    const items = await first.toCartItems()
    const [line] = items.ok ? items.value : []

    const again = await open(aCorner())
    again.change((selection) =>
      restoreChoices(selection, {
        qty: line!.qty,
        custom: line!.product_option.extension_attributes.custom_options ?? [],
        bundle: [],
      }),
    )
    expect(again.selection?.measurement?.measures).toEqual({ width: 874, depth: 912, height: 1985 })
    expect([again.selection?.choices.qty, again.selection?.price]).toEqual([3, first.selection?.price])
    expect(await again.toCartItems()).toEqual(items)
  })

  it('keeps a standard size', async () => {
    const store = await open(aCorner())
    store.change((selection) =>
      restoreChoices(selection, { qty: 2, custom: [{ option_id: '904', option_value: '9042' }], bundle: [] }),
    )
    expect([
      store.selection?.choices.qty,
      store.selection?.model?.mode,
      store.selection?.choices.custom['904'],
    ]).toEqual([2, 'standard', '9042'])
  })

  it('restores the chosen links of a bundle with their quantities', async () => {
    const links = ['A', 'B'].map((sku, index) => ({
      id: String(31 + index),
      sku,
      option_id: 11,
      qty: 1,
      position: index,
      is_default: index === 0,
      price: null,
      price_type: null,
      can_change_quantity: 1,
    }))
    const bundle = aProduct({
      id: 720,
      sku: 'SET',
      type_id: 'bundle',
      bundle_options: [
        { option_id: 11, title: 'Spegel', required: true, type: 'radio', position: 1, product_links: links },
      ],
    })
    const store = await open(bundle, aProduct({ id: 1, sku: 'A' }), aProduct({ id: 2, sku: 'B' }))
    store.change((selection) =>
      restoreChoices(selection, {
        qty: 1,
        custom: [],
        bundle: [{ option_id: '11', option_qty: 2, option_selections: ['32'] }],
      }),
    )
    expect(store.selection?.choices.bundle).toEqual({ 11: { linkIds: ['32'], qty: 2 } })
  })
})
