import type { CatalogueDocument } from '@vitrin/api-server'
import type { EntityType } from '@vitrin/catalog'
import type { ImportReport } from '../report/import-report'
import type { Fields } from '../shape/fields'
import type { StagedDocuments } from '../stage/staged-documents'
import { CategoryCounts } from './category-counts'
import { CategoryTree } from './category-tree'
import { completedCategories, placedCategories } from './mend-categories'
import { mendAttribute, mendTaxRule } from './mend-others'
import { mendProduct } from './mend-product'
import { noteMissing } from './note-missing'
import { textOptionIds } from './option-ids'
import type { ShopTerms } from './shop-terms'

export interface MendOptions {
  readonly terms: ShopTerms
  readonly now: number
  readonly report: ImportReport
}

/** Types that are stored as they were staged. */
const UNCHANGED: readonly EntityType[] = ['review', 'cms_page', 'cms_block', 'cms_hierarchy']

/** The staged documents, completed from one another. Attributes and categories are held in memory, products are not. */
export function* mendAll(staged: StagedDocuments, { terms, now, report }: MendOptions): Generator<CatalogueDocument> {
  const found = [...staged.of('attribute')]
  const attributes = found.map((doc) => mendAttribute(doc, report))
  yield* documents('attribute', attributes)

  const categories = placedCategories(new Map([...staged.of('category')].map((doc) => [Number(doc.id), doc])), report)
  const counts = new CategoryCounts(new CategoryTree(categories))
  const idOf = (sku: string): number | undefined => staged.idOf(sku)
  const context = {
    attributes: new Map(
      attributes.flatMap((doc) => [String(doc.attribute_id), String(doc.attribute_code)].map((key) => [key, doc])),
    ),
    optionIds: new Map(
      found.map((doc) => [String(doc.attribute_code), textOptionIds(doc)] as const).filter(([, ids]) => ids.size > 0),
    ),
    terms,
    now,
    idOf,
  }
  for (const found_ of staged.of('product')) {
    const product = mendProduct(found_, context, report)
    counts.add(product)
    noteMissing(product, idOf, report)
    yield* documents('product', [product])
  }
  yield* documents('category', completedCategories(categories, counts, report))
  for (const rule of staged.of('taxrule')) yield* documents('taxrule', [mendTaxRule(rule, terms, report)])
  for (const type of UNCHANGED) yield* documents(type, staged.of(type))
}

function* documents(type: EntityType, docs: Iterable<Fields>): Generator<CatalogueDocument> {
  for (const doc of docs) yield { type, id: Number(doc.id), doc }
}
