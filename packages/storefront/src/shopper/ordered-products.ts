import { ProductStore, restoreChoices, type CartItemDraft } from '@vitrin/catalog'
import type { OrderedProducts } from '@vitrin/checkout'
import type { PlacedOrderItem } from '@vitrin/kernel'
import { NO_STOCK, type ProductLookupOptions } from './catalogue-product-lookup'

/** Gives the checkout products of earlier orders as the catalogue sells them now. */
export class CatalogueOrderedProducts implements OrderedProducts {
  readonly #options: ProductLookupOptions

  constructor(options: ProductLookupOptions) {
    this.#options = options
  }

  async draftsOf({ sku, qty_ordered = 1, product_option }: PlacedOrderItem): Promise<readonly CartItemDraft[]> {
    const store = new ProductStore({ ...this.#options, stock: NO_STOCK, categories: { known: [], current: undefined } })
    const found = await store.load({ parentSku: sku })
    if (!found.ok && found.rejection.code === 'hidden-variant')
      await store.load({ parentSku: found.rejection.parent.sku, childSku: sku }, found.rejection.parent)
    const { custom_options = [], bundle_options = [] } = product_option?.extension_attributes ?? {}
    restoreChoices(store, { qty: qty_ordered, custom: custom_options, bundle: bundle_options })
    // The catalogue may offer another variant in place of the ordered one; that is not what was ordered.
    if (store.product?.sku !== sku) return []
    const drafts = await store.toCartItems()
    return drafts.ok ? drafts.value : []
  }
}
