import type { Category, CatalogueProduct, Review } from '@vitrin/catalog'
import type { CatalogueSeed, CmsDocument, PageNode } from '../catalogue-seed'
import { demoCatalogue } from '../demo-catalogue'

interface DocumentsByType {
  readonly product: CatalogueProduct
  readonly category: Category
  readonly review: Review
  readonly cms_page: CmsDocument
  readonly cms_hierarchy: PageNode
}

export const seed: CatalogueSeed = demoCatalogue()

export function documents<Type extends keyof DocumentsByType>(
  type: Type,
  of: CatalogueSeed = seed,
): readonly DocumentsByType[Type][] {
  return of.documents
    .filter((document) => document.type === type)
    .map(({ doc }) => doc as unknown as DocumentsByType[Type])
}

export const products = documents('product')
export const categories = documents('category')
export const children = products.flatMap(({ configurable_children = [] }) => configurable_children)

export function duplicates(values: readonly unknown[]): readonly unknown[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
