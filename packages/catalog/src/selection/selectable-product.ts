import type { AttributeSource } from '../attributes/attribute'
import { defaultBundleSelection } from './bundle-options'
import type { CatalogConfig } from '../catalog-config'
import { configure } from './configure'
import { defaultCustomChoices } from './custom-options'
import type { ConfiguredProduct, Product } from '../document/product'
import type { ConfigurableChild } from '../document/variant'
import { selectVariant } from './select-variant'
import { pickedVariant, picksOf, variantOptions, type Picks, type VariantOption } from './variant-options'
import type { ProductChoices } from './product-choices'

export type SelectionConfig = Pick<
  CatalogConfig,
  'listOutOfStock' | 'outOfStockInCart' | 'zeroPriceProducts' | 'ownMeasuresSize' | 'lowStockQty'
>

/** A loaded product with what its selections need besides the choices. All selections of the product share it. */
export class SelectableProduct {
  readonly product: Product
  /** The product's own extract first: it has the labels of its values. */
  readonly attributes: readonly AttributeSource[]
  readonly config: SelectionConfig
  /** The same variant gives the same object, so that a page only draws again what has changed. */
  readonly #configured = new Map<ConfigurableChild, ConfiguredProduct>()
  /** Selections that differ in other choices, such as lengths, share their picks. */
  readonly #variantOptions = new WeakMap<Picks, readonly VariantOption[]>()

  constructor(product: Product, attributes: readonly AttributeSource[], config: SelectionConfig) {
    this.product = product
    this.attributes = [...(product.attributes_metadata ?? []), ...attributes]
    this.config = config
  }

  /** The choices of a new page: those of one variant, else of the first variant (R4.09, R4.10). */
  firstChoices(childSku?: string): ProductChoices {
    const { product, attributes } = this
    const { listOutOfStock } = this.config
    const variant = selectVariant(product, { sku: childSku }, { listOutOfStock, match: 'best', fallback: true })
    const picks = variant ? picksOf(product, variant, attributes) : {}
    return {
      picks,
      custom: defaultCustomChoices(product),
      bundle: defaultBundleSelection(product),
      partQty: {},
      qty: 1,
      lastStandardSize: picks['size'],
    }
  }

  /** The product with the picked variant merged in (R4.11); the product itself where there is no variant. */
  configured(picks: Picks, listOutOfStock = this.config.listOutOfStock): Product | ConfiguredProduct {
    const variant = selectVariant(this.product, picks, { listOutOfStock, match: 'every', fallback: true })
    if (!variant) return this.product
    const known = this.#configured.get(variant)
    if (known) return known
    const configured = configure(this.product, variant, this.attributes)
    this.#configured.set(variant, configured)
    return configured
  }

  variantOptions(picks: Picks): readonly VariantOption[] {
    const known = this.#variantOptions.get(picks)
    if (known) return known
    const options = variantOptions(this.product, picks, this.attributes)
    this.#variantOptions.set(picks, options)
    return options
  }

  /** Whether one variant has all these values; variants that are out of stock count where they are listed. */
  hasVariant(picks: Picks): boolean {
    return pickedVariant(this.product, picks, this.config.listOutOfStock) !== undefined
  }
}
