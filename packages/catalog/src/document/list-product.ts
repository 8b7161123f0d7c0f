import { hasImage } from './has-image'
import { normalizeProduct } from './prepare-product'
import { LISTED_FIELDS, type ListedProduct } from './listed-product'
import type { CatalogueProduct, ProductDocument } from './product'

/** A document of a listing, without the fields that only the host's price calculation needs: fifty travel in a page. */
export function listedProduct(document: ProductDocument): ListedProduct {
  return asListed(normalizeProduct(document))
}

/** The same of a product that was loaded whole. */
export function asListed(product: ListedProduct | CatalogueProduct): ListedProduct {
  const { id, sku, name, type_id, image } = product
  const known: Partial<ListedProduct> = Object.fromEntries(
    LISTED_FIELDS.flatMap((field) =>
      product[field] == null || (field === 'image' && !hasImage(image)) ? [] : [[field, product[field]]],
    ),
  )
  return { ...known, id, sku, name, type_id }
}
