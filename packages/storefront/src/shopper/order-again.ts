import { ProductStore, restoreChoices, type CartItemDraft } from '@vitrin/catalog'
import type { CartStore } from '@vitrin/cart-sync'
import type { PlacedOrderDocument, PlacedOrderItem } from '@vitrin/kernel'
import { shownItems } from './shown-items'
import { NO_STOCK, type ProductLookupOptions } from './catalogue-product-lookup'

export interface OrderedAgain {
  readonly added: number
  /** Names of what is no longer sold, or not in these measures. */
  readonly missing: readonly string[]
}

/** Every piece as it was ordered, measures and choices included, at the price of today (contract §4). */
export function orderAgain(
  options: ProductLookupOptions,
  cart: Pick<CartStore, 'add'>,
): (order: Pick<PlacedOrderDocument, 'items'>) => Promise<OrderedAgain> {
  return async (order) => {
    const missing: string[] = []
    let added = 0
    for (const item of shownItems(order)) {
      const drafts = await draftsOf(item, options)
      const outcome = drafts.length > 0 ? await cart.add(drafts) : undefined
      if (outcome?.ok) added += 1
      else missing.push(item.name ?? item.sku)
    }
    return { added, missing }
  }
}

async function draftsOf(
  { sku, qty_ordered = 1, product_option }: PlacedOrderItem,
  options: ProductLookupOptions,
): Promise<readonly CartItemDraft[]> {
  const store = new ProductStore({ ...options, stock: NO_STOCK, categories: { known: [], current: undefined } })
  const found = await store.load({ parentSku: sku })
  if (!found.ok && found.rejection.code === 'hidden-variant')
    await store.load({ parentSku: found.rejection.parent.sku, childSku: sku }, found.rejection.parent)
  const { custom_options = [], bundle_options = [] } = product_option?.extension_attributes ?? {}
  restoreChoices(store, { qty: qty_ordered, custom: custom_options, bundle: bundle_options })
  // Another variant is not what was ordered.
  if (store.product?.sku !== sku) return []
  const drafts = await store.toCartItems()
  return drafts.ok ? drafts.value : []
}
