import type { ProductOption } from '@vitrin/kernel'
import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import type { CustomOption } from './custom-option'
import type { OptionId } from './option-id'
import type { Prices } from './prices'
import type { StockDocument, StockItem } from './stock-item'
import type { ChildDocument, Configuration, ConfigurableChild, ConfigurableOption, CustomAttribute } from './variant'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'

export interface MediaGalleryEntry {
  readonly image: string
  readonly pos?: number
  readonly typ?: string
  readonly lab?: string | null
  readonly vid?: {
    readonly url: string
    readonly title?: string | null
    readonly video_id?: string
    readonly type?: string
  } | null
  /** Ours: what the picture shows, as attribute or choice of the model → value: `{ color: '5511', glass: 'grey' }`. */
  readonly shows?: Readonly<Record<string, string>>
}

interface BundleOption {
  readonly option_id: OptionId
  readonly title: string
  readonly required: boolean
  readonly type: string
  readonly position?: number
  readonly sku?: string
  readonly product_links: readonly BundleLink[]
}

interface BundleLink {
  readonly id: OptionId
  readonly sku: string
  readonly option_id?: OptionId
  readonly qty?: number | string | null
  readonly position?: number
  readonly is_default?: boolean
  readonly can_change_quantity?: number
  /** Filled in on the client with the linked product. */
  readonly product?: CatalogueProduct
}

interface ProductLink {
  readonly sku?: string
  readonly link_type: string
  readonly linked_product_sku: string
  readonly linked_product_type?: string
  readonly position?: number
  readonly extension_attributes?: { readonly qty?: number }
  /** Filled in on the client with the linked product. */
  readonly product?: Product
}

export interface ProductCategory {
  readonly category_id: number
  readonly name: string
  readonly slug?: string
  readonly path?: string
  readonly position?: number
}

export interface AttributeMetadata {
  readonly id?: number
  readonly attribute_id: number
  readonly attribute_code: string
  readonly default_frontend_label?: string
  readonly frontend_label?: string
  readonly frontend_input?: string
  readonly is_visible_on_front?: unknown
  readonly is_visible?: unknown
  readonly is_user_defined?: unknown
  readonly is_comparable?: unknown
  readonly options?: readonly { readonly value: OptionId; readonly label: string }[]
}

/** A product document (contract §3.1–3.4) in the one shape that the code reads: `normalizeProduct` returns it. */
export interface CatalogueProduct extends Prices {
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly type_id: ProductType
  readonly status?: number
  readonly visibility?: number
  readonly created_at?: string
  readonly updated_at?: string
  readonly tax_class_id?: OptionId | null
  readonly description?: string | null
  readonly short_description?: string | null
  readonly image?: string | null
  readonly small_image?: string | null
  readonly thumbnail?: string | null
  readonly media_gallery?: readonly MediaGalleryEntry[]
  readonly stock?: StockItem
  readonly url_key?: string | null
  readonly url_path?: string | null
  readonly slug?: string | null
  readonly category?: readonly ProductCategory[]
  readonly category_ids?: readonly OptionId[]
  readonly color?: OptionId | null
  readonly size?: OptionId | null
  readonly glass?: readonly OptionId[] | OptionId | null
  readonly color_options?: readonly OptionId[]
  readonly size_options?: readonly OptionId[]
  readonly erin_recommends?: OptionId | null
  readonly new?: OptionId | null
  readonly sale?: OptionId | null
  readonly meta_title?: string | null
  readonly meta_description?: string | null
  readonly configurable_options?: readonly ConfigurableOption[]
  readonly configurable_children?: readonly ConfigurableChild[]
  readonly product_links?: readonly ProductLink[]
  readonly bundle_options?: readonly BundleOption[]
  readonly custom_options?: readonly CustomOption[]
  readonly custom_attributes?: readonly CustomAttribute[] | null
  readonly attributes_metadata?: readonly AttributeMetadata[]
  readonly made_to_measure?: MadeToMeasureModel
}

/** A product document as an index may write it: numbers as text, `stock` as a list, one bundle link as an object. */
export interface ProductDocument extends Omit<
  CatalogueProduct,
  'stock' | 'configurable_children' | 'bundle_options' | 'status' | 'visibility'
> {
  readonly status?: number | string | null
  readonly visibility?: number | string | null
  readonly stock?: StockDocument
  readonly configurable_children?: readonly ChildDocument[] | null
  readonly bundle_options?:
    | readonly (Omit<BundleOption, 'product_links'> & { readonly product_links: BundleLink | readonly BundleLink[] })[]
    | null
  /** The product of a variant that has a document of its own. */
  readonly parentSku?: string
  readonly parentId?: number
}

/** A product as its page shows it: with its parts, and with the fields that only the client adds (contract §15.7). */
export interface Product extends CatalogueProduct {
  readonly parentSku: string
  readonly parentId: number
  readonly qty: number
  readonly errors: Readonly<Record<string, string | null>>
  readonly info: Readonly<Record<string, string | null>>
  readonly product_option: ProductOption
  readonly price_is_current: boolean
  readonly price_refreshed_at: number | null
  readonly is_configured?: false
}

/** A product with one variant merged in. Its address and type are still those of the product. */
export interface ConfiguredProduct extends Omit<Product, 'is_configured'> {
  readonly is_configured: true
  readonly selectedVariant: ConfigurableChild
  readonly configuration: Configuration
  readonly options: readonly { readonly label: string; readonly value: string }[]
}
