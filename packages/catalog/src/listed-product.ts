import { hasImage } from './has-image'
import { normalizeProduct, type ProductDocument } from './prepare-product'
import type { Product } from './product'

/** What cards, links and price windows read. */
const SHOWN = [
  'id',
  'sku',
  'name',
  'type_id',
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
] as const satisfies readonly (keyof Product)[]

/**
 * A product of a list, without what only the host's price calculation asked for:
 * fifty of them travel in the page's state.
 */
export function listedProduct(document: ProductDocument): Product {
  return asListed(normalizeProduct(document))
}

/** The same of a product that was loaded whole. */
export function asListed(product: Product): Product {
  return Object.fromEntries(
    SHOWN.flatMap((field) =>
      product[field] == null || (field === 'image' && !hasImage(product.image)) ? [] : [[field, product[field]]],
    ),
  ) as unknown as Product
}
