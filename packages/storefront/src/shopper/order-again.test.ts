import { AttributeStore, DEFAULT_CATALOG_CONFIG as config, ProductStore, type CartItemDraft } from '@vitrin/catalog'
import { aCorner, FakeSearchGateway, FakeStockGateway, searchableShop } from '@vitrin/catalog/testing'
import { accept, reject, type PlacedOrderItem } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { orderAgain } from './order-again'

const search = new FakeSearchGateway(searchableShop)
const options = { search, attributes: new AttributeStore({ search, config }), config }

function world() {
  const added: CartItemDraft[] = []
  const cart = {
    refuses: false,
    async add(drafts: readonly CartItemDraft[]) {
      if (cart.refuses) return reject({ code: 'out-of-stock' as const, sku: '' })
      added.push(...drafts)
      return accept([])
    },
  }
  return { cart, added, again: orderAgain(options, cart) }
}

/** A piece as the host keeps it once it was ordered (contract §4). */
async function ordered(
  choose: (page: ProductStore) => void,
): Promise<{ readonly item: PlacedOrderItem; readonly draft: CartItemDraft }> {
  const page = new ProductStore({
    ...options,
    stock: new FakeStockGateway(),
    categories: { known: [], current: undefined },
  })
  await page.load({ parentSku: aCorner().sku })
  choose(page)
  const items = await page.toCartItems()
  const [draft] = items.ok ? items.value : []
  const { sku, name, qty, product_option } = draft!
  return { draft: draft!, item: { sku, name, qty_ordered: qty, product_option } }
}

describe('ordering again', () => {
  it('puts a piece cut to size into the cart with its measures, choices and quantity, at the price of today', async () => {
    const { again, added } = world()
    const { item, draft } = await ordered((page) => {
      page.madeToMeasure?.setMode('own')
      page.madeToMeasure?.prefill({ width: 874, depth: 912, height: 1985 })
      page.chooseCustomOption('904', '9042')
      page.setQty(3)
    })
    expect(await again({ items: [{ ...item, price_incl_tax: 1 }] })).toEqual({ added: 1, missing: [] })
    expect(added).toEqual([draft])
    expect(added[0]?.made_to_measure?.measures).toEqual({ width: 874, depth: 912, height: 1985 })
  })

  it('finds a standard size by its own sku', async () => {
    const { again, added } = world()
    const { item, draft } = await ordered(() => undefined)
    expect(await again({ items: [item] })).toEqual({ added: 1, missing: [] })
    expect(added).toEqual([draft])
  })

  it('names what is no longer sold or not taken, adds the rest, and leaves out parts of other lines', async () => {
    const { again, cart, added } = world()
    const { item } = await ordered(() => undefined)
    const gone = { sku: 'GONE', name: 'Utgått' }
    expect(await again({ items: [gone, item, { ...item, parent_item_id: 4 }] })).toEqual({
      added: 1,
      missing: ['Utgått'],
    })
    expect(added).toHaveLength(1)
    cart.refuses = true
    expect(await again({ items: [item] })).toEqual({ added: 0, missing: [item.name] })
  })
})
