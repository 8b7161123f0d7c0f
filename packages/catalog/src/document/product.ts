import type { ProductOption } from '@vitrin/kernel'
import type { MadeToMeasureModel, PriorModel } from '@vitrin/made-to-measure'

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'

/** Ids of options arrive as numbers or strings: compare them as strings (contract §3). */
export type OptionId = string | number

/** The price family of a document: SEK decimals, gross where the name says `_incl_tax`, net otherwise. */
export interface Prices {
  readonly price?: number | null
  readonly price_tax?: number | null
  readonly price_incl_tax?: number | null
  readonly original_price?: number | null
  readonly original_price_tax?: number | null
  readonly original_price_incl_tax?: number | null
  readonly original_final_price?: number | null
  readonly final_price?: number | null
  readonly final_price_tax?: number | null
  readonly final_price_incl_tax?: number | null
  readonly special_price?: number | null
  readonly special_price_tax?: number | null
  readonly special_price_incl_tax?: number | null
  /** `yyyy-MM-dd HH:mm:ss` in Europe/Stockholm (decisions.md 14). */
  readonly special_from_date?: string | null
  readonly special_to_date?: string | null
  /** The lowest of the 30 days before the reduction of this moment; from hosts that keep a price history, `null` where they do not know it. */
  readonly lowest_price_30_days_incl_tax?: number | null
  /** Of own measures whose model was another one in those days. */
  readonly prior_models?: readonly PriorModel[]
  readonly regular_price?: number | null
  readonly minimal_price?: number | null
  readonly max_price?: number | null
  readonly tier_prices?: readonly TierPrice[]
}

export interface TierPrice {
  readonly customer_group_id: number
  readonly qty: number
  readonly value: number
}

export interface StockItem {
  readonly product_id?: number
  readonly item_id?: number
  readonly qty: number
  readonly is_in_stock: boolean
  readonly manage_stock?: boolean
  readonly min_sale_qty?: number
  readonly max_sale_qty?: number
  readonly backorders?: number
}

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
}

export interface ConfigurableOption {
  readonly id?: number
  readonly attribute_id: OptionId
  readonly attribute_code?: string
  readonly label: string
  readonly position?: number
  readonly values: readonly ConfigurableOptionValue[]
}

export interface ConfigurableOptionValue {
  readonly value_index: OptionId
  readonly label?: string
  readonly default_label?: string
}

export interface CustomAttribute {
  readonly attribute_code: string
  readonly value: unknown
}

interface ChildFields extends Prices {
  readonly id: number
  readonly sku: string
  readonly name?: string
  readonly tax_class_id?: OptionId | null
  readonly image?: string | null
  readonly small_image?: string | null
  readonly thumbnail?: string | null
  readonly url_key?: string
  readonly color?: OptionId | null
  readonly size?: OptionId | null
  readonly custom_attributes?: readonly CustomAttribute[] | null
}

/** A variant inside the document of its product. */
export interface ConfigurableChild extends ChildFields {
  readonly status?: number
  readonly visibility?: number
  readonly stock?: StockItem
  /** Further attributes as plain keys. */
  readonly [attribute: string]: unknown
}

export interface CustomOption {
  readonly option_id: OptionId
  readonly product_sku?: string
  readonly title: string
  readonly type: string
  readonly sort_order?: number
  readonly is_require: boolean
  readonly max_characters?: number
  readonly price?: number
  readonly price_type?: 'fixed' | 'percent'
  readonly values?: readonly CustomOptionValue[]
}

export interface CustomOptionValue {
  readonly option_type_id: OptionId
  readonly title: string
  /** Gross SEK, or percent of the product's price. */
  readonly price: number
  readonly price_type: 'fixed' | 'percent'
  readonly sort_order?: number
}

export interface BundleOption {
  readonly option_id: OptionId
  readonly title: string
  readonly required: boolean
  readonly type: string
  readonly position?: number
  readonly sku?: string
  readonly product_links: readonly BundleLink[]
}

export interface BundleLink {
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

export interface ProductLink {
  readonly sku?: string
  readonly link_type: string
  readonly linked_product_sku: string
  readonly linked_product_type?: string
  readonly position?: number
  readonly extension_attributes?: { readonly qty?: number }
  /** Filled in on the client with the linked product. */
  readonly product?: Product
}

/** One chosen value of a configurable attribute (R3.04). */
export interface ConfigurationValue {
  readonly attribute_code: string
  readonly id: string
  readonly label?: string
  readonly default_label?: string
}

/** attribute_code → chosen value. */
export type Configuration = Readonly<Record<string, ConfigurationValue>>

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

/** A product document (contract §3.1–3.4) in the one shape that the code reads. Hosts serve it; `normalizeProduct` makes it. */
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

/** A product document as an index may write it: numbers as text, `stock` as a list of one, a bundle's only link as an object. */
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

export type StockDocument = StockItem | readonly StockItem[] | null

/** A variant as an index may write it. */
export interface ChildDocument extends ChildFields {
  readonly status?: number | string | null
  readonly visibility?: number | string | null
  readonly stock?: StockDocument
}

/** What a listing, a wishlist or a card has of a product. */
export interface ListedProduct
  extends Pick<CatalogueProduct, 'id' | 'sku' | 'name' | 'type_id'>, Partial<Pick<CatalogueProduct, ListedField>> {
  readonly qty?: number
  /** The platform has given the product its current price (R4.03). */
  readonly price_is_current?: boolean
}

type ListedField = (typeof LISTED_FIELDS)[number]

/** What cards, links and price windows read. */
export const LISTED_FIELDS = [
  'image',
  'url_path',
  'slug',
  'category',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'special_from_date',
  'special_to_date',
  'lowest_price_30_days_incl_tax',
  'minimal_price',
  'max_price',
  'new',
  'sale',
  'erin_recommends',
  'color_options',
  'size_options',
  'stock',
  'made_to_measure',
] as const satisfies readonly (keyof CatalogueProduct)[]

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
