import { matchesBySku } from '../catalogue/matches-by-sku'
import type { Catalogue, CatalogueDocument } from '../ports'
import { asProduct, asTaxRule } from '../catalogue/typed-documents'

/** A `Catalogue` over documents, without a database. */
export function documentCatalogue(documents: readonly CatalogueDocument[]): Catalogue {
  const products = documents.filter(({ type }) => type === 'product').map(({ doc }) => asProduct(doc))
  const bySku = matchesBySku(products)
  const rules = documents.filter(({ type }) => type === 'taxrule').map(({ doc }) => asTaxRule(doc))
  return {
    bySku: (sku) => bySku.get(sku),
    byId: (id) => products.find((product) => product.id === id),
    taxRules: () => rules,
  }
}
