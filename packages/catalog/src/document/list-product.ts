import type { CutRange } from '@vitrin/made-to-measure'
import { hasImage } from './has-image'
import { normalizeProduct } from './prepare-product'
import { LISTED_FIELDS, type ListedProduct } from './listed-product'
import type { CatalogueProduct, ProductDocument } from './product'

/** A server makes pages of the same documents again and again. No code changes a document. */
const listed = new WeakMap<ProductDocument, ListedProduct>()

/** A document of a listing, without the fields that only the host's price calculation needs: fifty travel in a page. */
export function listedProduct(document: ProductDocument): ListedProduct {
  const known = listed.get(document)
  if (known) return known
  const product = asListed(normalizeProduct(document))
  listed.set(document, product)
  return product
}

/** The same of a product that was loaded whole. */
export function asListed(product: ListedProduct | CatalogueProduct): ListedProduct {
  const { id, sku, name, type_id, image, made_to_measure: model } = product
  const known: Partial<ListedProduct> = Object.fromEntries(
    LISTED_FIELDS.flatMap((field) =>
      product[field] == null || (field === 'image' && !hasImage(image)) ? [] : [[field, product[field]]],
    ),
  )
  return { ...known, ...(model && { made_to_measure: cutRange(model) }), id, sku, name, type_id }
}

function cutRange({ family, dimensions }: CutRange): CutRange {
  return { family, dimensions: dimensions.map(({ code, min, max }) => ({ code, min, max })) }
}
