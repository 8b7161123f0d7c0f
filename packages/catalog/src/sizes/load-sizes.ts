import type { KnownAttributes } from '../attributes/known-attributes'
import type { CatalogConfig } from '../catalog-config'
import type { Category } from '../categories/category'
import { loadDeferredCode } from '../deferred-code'
import type { ListedProduct } from '../document/listed-product'
import type { ProductDocument } from '../document/product'
import type { SearchGateway } from '../ports'
import type { SizeFamily } from './size-families'

export interface SizesNeeds {
  readonly search: SearchGateway
  readonly attributes: KnownAttributes
  readonly config: CatalogConfig
  /** The families: products are grouped by them. */
  readonly categories: readonly Category[]
}

interface LoadedSizes {
  readonly families: readonly SizeFamily[]
  /** The products that were compared; the families show some of them. */
  readonly compared: readonly ListedProduct[]
}

/** The sizes of each family. One search, however many families there are. */
export async function loadSizes({ search, attributes, config, categories }: SizesNeeds): Promise<LoadedSizes> {
  const { listedProduct, sizedProductsQuery, sizeFamilies } = await loadDeferredCode()
  const [{ items }] = await Promise.all([
    search.search<ProductDocument>(sizedProductsQuery(config)),
    attributes.load(['color', 'size']),
  ])
  const families = sizeFamilies(items, { categories, attributes: attributes.attributes, config })
  return { families, compared: items.map(listedProduct) }
}
