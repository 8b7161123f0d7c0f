import type { CutRange } from '@vitrin/made-to-measure'
import type { ListedVariant } from './listed-variant'
import type { CatalogueProduct } from './product'

/** What a listing, a wishlist or a card has of a product. */
export interface ListedProduct
  extends Pick<CatalogueProduct, 'id' | 'sku' | 'name' | 'type_id'>, Partial<Pick<CatalogueProduct, ListedField>> {
  /** It is sold in own measures. The whole product has the rules of its family. */
  readonly made_to_measure?: CutRange
  readonly qty?: number
  /** The platform has given the product its current price (R4.03). */
  readonly price_is_current?: boolean
  /** The variant that passes the listing's filters. Its card shows and opens it. */
  readonly variant?: ListedVariant
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
] as const satisfies readonly (keyof CatalogueProduct)[]
