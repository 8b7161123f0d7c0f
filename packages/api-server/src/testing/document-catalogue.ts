import type { CatalogueProduct } from '@vitrin/catalog'
import type { TaxRule } from '@vitrin/pricing'
import type { Catalogue, CatalogueDocument, SkuMatch } from '../ports'

/** What carts and orders ask of a catalogue, answered straight from documents. */
export function documentCatalogue(documents: readonly CatalogueDocument[]): Catalogue {
  const products = documents
    .filter(({ type }) => type === 'product')
    .map(({ doc }) => doc as unknown as CatalogueProduct)
  const bySku = new Map<string, SkuMatch>()
  for (const product of products) {
    for (const child of product.configurable_children ?? []) bySku.set(child.sku, { product, child })
    bySku.set(product.sku, { product })
  }
  const rules = documents.filter(({ type }) => type === 'taxrule').map(({ doc }) => doc as unknown as TaxRule)
  return {
    bySku: (sku) => bySku.get(sku),
    byId: (id) => products.find((product) => product.id === id),
    taxRules: () => rules,
  }
}
