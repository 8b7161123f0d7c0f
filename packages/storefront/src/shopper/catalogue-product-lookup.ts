import type { ProductLookup, ServerCartItem } from '@vitrin/cart-sync'
import {
  ProductStore,
  type AttributeStore,
  type CartItemDraft,
  type CatalogConfig,
  type SearchGateway,
} from '@vitrin/catalog'
import { netToGross, toKronor } from '@vitrin/pricing'

export interface ProductLookupOptions {
  readonly search: SearchGateway
  readonly attributes: AttributeStore
  readonly config: CatalogConfig
}

/** Finds what to show of a cart line that another device made. */
export class CatalogueProductLookup implements ProductLookup {
  readonly #options: ProductLookupOptions

  constructor(options: ProductLookupOptions) {
    this.#options = options
  }

  async draftOf(item: ServerCartItem): Promise<CartItemDraft | undefined> {
    const store = new ProductStore({ ...this.#options, stock: NO_STOCK, categories: { known: [], current: undefined } })
    const found = await store.load({ parentSku: item.sku })
    if (!found.ok && found.rejection.code === 'hidden-variant') {
      await store.load({ parentSku: found.rejection.parent.sku, childSku: item.sku }, found.rejection.parent)
    }
    const { product } = store
    if (!product || product.sku !== item.sku) return undefined
    return {
      id: product.id,
      sku: item.sku,
      parentSku: product.parentSku ?? item.sku,
      name: item.name || product.name,
      qty: item.qty,
      product_type: product.type_id,
      tax_class_id: product.tax_class_id,
      image: store.gallery[0]?.src,
      url_path: product.url_path ?? undefined,
      slug: product.slug ?? undefined,
      options: product.options ?? [],
      stock: product.stock,
      // A plain line comes without.
      product_option: (item.product_option ?? { extension_attributes: {} }) as CartItemDraft['product_option'],
      made_to_measure: item.made_to_measure,
      // The host's price, choices and measures included.
      price: item.price,
      price_incl_tax: toKronor(netToGross(item.price * 100, RATE_PERCENT)),
    }
  }
}

/** The host's carts name net prices; Sweden's rate turns them (R9.02). */
const RATE_PERCENT = 25

/** For a product that is only read. */
export const NO_STOCK = {
  check: () => Promise.reject(new Error('Not asked for here')),
  list: () => Promise.resolve([]),
}
