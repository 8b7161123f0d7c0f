import type { ProductLookup, ServerCartItem } from '@vitrin/cart-sync'
import { galleryOf, loadSelection, type CartItemDraft, type ProductLoaderOptions } from '@vitrin/catalog'
import { documentTaxRate, netToGross, toKronor, toNetOre } from '@vitrin/pricing'

/** Gives the cart the product of a line that another device added. */
export class CatalogueProductLookup implements ProductLookup {
  readonly #options: ProductLoaderOptions

  constructor(options: ProductLoaderOptions) {
    this.#options = options
  }

  async draftOf(item: ServerCartItem): Promise<CartItemDraft | undefined> {
    const selection = await loadSelection(item.sku, this.#options)
    const product = selection?.product
    if (!product || product.sku !== item.sku) return undefined
    return {
      id: product.id,
      sku: item.sku,
      parentSku: product.parentSku ?? item.sku,
      name: item.name || product.name,
      qty: item.qty,
      product_type: product.type_id,
      tax_class_id: product.tax_class_id,
      image: galleryOf(product)[0]?.src,
      url_path: product.url_path ?? undefined,
      slug: product.slug ?? undefined,
      options: product.is_configured ? product.options : [],
      stock: product.stock,
      // The host leaves this out for a product without choices.
      product_option: (item.product_option ?? { extension_attributes: {} }) as CartItemDraft['product_option'],
      made_to_measure: item.made_to_measure,
      // The host's net price, choices and measures included. The product has the VAT rate of the store view.
      price: item.price,
      price_incl_tax: toKronor(netToGross(toNetOre(item.price), documentTaxRate(product))),
    }
  }
}
