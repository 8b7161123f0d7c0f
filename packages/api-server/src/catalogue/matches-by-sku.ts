import type { CatalogueProduct } from '@vitrin/catalog'
import type { SkuMatch } from '../ports'

/** Products and variants by sku. Dumps hold variants as products of their own, too: such a sku means the variant. */
export function matchesBySku(products: readonly CatalogueProduct[]): ReadonlyMap<string, SkuMatch> {
  const matches = new Map<string, SkuMatch>(products.map((product) => [product.sku, { product }]))
  for (const product of products) {
    for (const child of product.configurable_children ?? [])
      if (child.sku !== product.sku) matches.set(child.sku, { product, child })
  }
  return matches
}
