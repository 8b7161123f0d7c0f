import type { CatalogueProduct } from '../document/product'
import type { Review } from './review'

/** A review of the account's, in whatever state, and what it is about, as far as that is still sold. */
export interface OwnReview extends Review {
  readonly product: Pick<CatalogueProduct, 'sku' | 'name' | 'slug' | 'url_path'> | null
}
