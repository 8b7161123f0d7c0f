import {
  loadSelection,
  restoreChoices,
  toCartItems,
  type CartItemDraft,
  type ProductLoaderOptions,
} from '@vitrin/catalog'
import type { OrderedProducts } from '@vitrin/checkout'
import type { PlacedOrderItem } from '@vitrin/kernel'

/** Gives the checkout products of earlier orders as the catalogue sells them now. */
export class CatalogueOrderedProducts implements OrderedProducts {
  readonly #options: ProductLoaderOptions

  constructor(options: ProductLoaderOptions) {
    this.#options = options
  }

  async draftsOf({ sku, qty_ordered = 1, product_option }: PlacedOrderItem): Promise<readonly CartItemDraft[]> {
    const selection = await loadSelection(sku, this.#options)
    if (!selection) return []
    const { custom_options: custom = [], bundle_options: bundle = [] } = product_option?.extension_attributes ?? {}
    const asOrdered = restoreChoices(selection, { qty: qty_ordered, custom, bundle })
    // The catalogue may offer another variant in place of the ordered one; that is not what was ordered.
    if (asOrdered.product.sku !== sku) return []
    const drafts = await toCartItems(asOrdered)
    return drafts.ok ? drafts.value : []
  }
}
