import type { CatalogueProduct } from '../document/product'
import type { Review } from './review'

/** A review of the account, in any state, with its product; `null` when the product is no longer sold. */
export interface OwnReview extends Review {
  readonly product: Pick<CatalogueProduct, 'sku' | 'name' | 'slug' | 'url_path'> | null
}
