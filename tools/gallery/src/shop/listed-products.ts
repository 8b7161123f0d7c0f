import type { ListedProduct } from '@vitrin/catalog'
import type { World } from './world'

/** A product of the catalogue, as lists keep it. */
export function listedProduct({ catalogue }: World, index: number): ListedProduct {
  const products = (catalogue.documents.product ?? []).filter(({ visibility }) => Number(visibility) > 1)
  return products[(index * 7) % products.length] as unknown as ListedProduct
}
