import {
  AttributeStore,
  DEFAULT_CATALOG_CONFIG as config,
  loadSelection,
  toCartItems,
  type CartItemDraft,
  type ProductSelection,
} from '@vitrin/catalog'
import { aCorner, FakeSearchGateway, searchableShop } from '@vitrin/catalog/testing'
import type { PlacedOrderItem } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { CatalogueOrderedProducts } from './ordered-products'

const search = new FakeSearchGateway(searchableShop)
const options = { search, attributes: new AttributeStore({ search, config }), config }
const products = new CatalogueOrderedProducts(options)

/** The order item that the host stores for such a piece (contract §4). */
async function ordered(
  choose: (selection: ProductSelection) => ProductSelection,
): Promise<{ readonly item: PlacedOrderItem; readonly draft: CartItemDraft }> {
  const selection = await loadSelection(aCorner().sku, options)
  const items = await toCartItems(choose(selection!))
  const [draft] = items.ok ? items.value : []
  const { sku, name, qty, product_option } = draft!
  return { draft: draft!, item: { sku, name, qty_ordered: qty, product_option } }
}

describe('CatalogueOrderedProducts', () => {
  it('finds a piece cut to size with its measures, choices and quantity, at the price of today', async () => {
    const { item, draft } = await ordered((selection) =>
      selection
        .setSizeMode('own')
        .setLengths({ width: 874, depth: 912, height: 1985 })
        .chooseOption('904', '9042')
        .setQty(3),
    )
    const [found] = await products.draftsOf({ ...item, price_incl_tax: 1 })
    expect(found).toEqual(draft)
    expect(found?.made_to_measure?.measures).toEqual({ width: 874, depth: 912, height: 1985 })
  })

  it('finds a standard size by its own sku', async () => {
    const { item, draft } = await ordered((selection) => selection)
    expect(await products.draftsOf(item)).toEqual([draft])
  })

  it('finds nothing for what is no longer sold', async () => {
    expect(await products.draftsOf({ sku: 'GONE', name: 'Utgått' })).toEqual([])
  })
})
