import type { CatalogueProduct } from '@vitrin/catalog'
import type { TaxRule } from '@vitrin/pricing'
import { matchesBySku } from '../catalogue/matches-by-sku'
import type { Catalogue, CatalogueDocument } from '../ports'

/** A `Catalogue` over documents, without a database. */
export function documentCatalogue(documents: readonly CatalogueDocument[]): Catalogue {
  const products = documents
    .filter(({ type }) => type === 'product')
    .map(({ doc }) => doc as unknown as CatalogueProduct)
  const bySku = matchesBySku(products)
  const rules = documents.filter(({ type }) => type === 'taxrule').map(({ doc }) => doc as unknown as TaxRule)
  return {
    bySku: (sku) => bySku.get(sku),
    byId: (id) => products.find((product) => product.id === id),
    taxRules: () => rules,
  }
}
