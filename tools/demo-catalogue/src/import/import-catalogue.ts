import { decodeTitles } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import type { Clock } from '@vitrin/kernel'
import { decodeHTMLStrict } from 'entities/decode'
import type { CatalogueDocument, CatalogueSeed } from '../catalogue-seed'
import { contentHash } from '../content-hash'
import { isText, type Fields } from './fields'
import { ImportReport } from './import-report'
import { kindOf } from './kind-of'
import { mendCategories } from './mend-categories'
import { mendAttribute, mendTaxRule } from './mend-others'
import { mendProduct } from './mend-product'
import { readDump, type DumpEntry } from './read-dump'

export interface DumpFile {
  readonly name: string
  readonly text: string
}

export interface ImportedCatalogue {
  readonly seed: CatalogueSeed
  readonly report: ImportReport
}

/** Fields that every document of a kind must have. */
const REQUIRED_FIELDS: Readonly<Record<EntityType, readonly string[]>> = {
  product: ['sku', 'name', 'type_id'],
  category: ['name', 'level'],
  attribute: ['attribute_code'],
  taxrule: ['rates', 'product_tax_class_ids'],
  review: ['product_id', 'title', 'detail', 'nickname', 'review_status'],
  cms_page: ['identifier', 'title'],
  cms_block: ['identifier'],
  cms_hierarchy: ['identifier'],
}

/** Documents of one kind by id. */
type Found = Map<EntityType, Map<number, Fields>>

/** Imports dumps in the contract's schema as one seed. A document of an earlier file takes precedence. */
export function importCatalogue(files: readonly DumpFile[], { clock }: { readonly clock: Clock }): ImportedCatalogue {
  const report = new ImportReport()
  const found: Found = new Map()
  for (const { name, text } of files) collect(name, text, found, report)
  const documents = [...mendAll(found, clock.now(), report)]
  for (const { type } of documents) report.took(type)
  return { seed: { hash: contentHash({ documents, coupons: [] }), documents, coupons: [] }, report }
}

function collect(file: string, text: string, found: Found, report: ImportReport): void {
  const { entries, unreadable } = readDump(text)
  for (const reason of unreadable) report.skipped(reason, file)
  const skus = new Set([...(found.get('product')?.values() ?? [])].map(({ sku }) => String(sku)))
  for (const entry of entries) {
    const what = `${file}: ${nameOf(entry)}`
    const type = kindOf(entry)
    if (!type) {
      report.skipped('not a document of a known kind', what)
      continue
    }
    const id = idOf(entry)
    const reason = refusal(type, id, entry.source, found, skus)
    if (reason !== undefined) {
      report.skipped(reason, what)
      continue
    }
    const ofType = found.get(type) ?? new Map<number, Fields>()
    found.set(type, ofType.set(id, { ...withDecodedTitles(entry.source, report), id }))
    if (type === 'product') skus.add(String(entry.source.sku))
  }
}

/** Decodes titles before addresses are created from them. */
function withDecodedTitles(source: Fields, report: ImportReport): Fields {
  const decoded = decodeTitles(source, decodeHTMLStrict)
  if (decoded !== source) report.mended('HTML entities in names and titles: decoded')
  return decoded
}

function refusal(
  type: EntityType,
  id: number,
  source: Fields,
  found: Found,
  skus: ReadonlySet<string>,
): string | undefined {
  const missing = REQUIRED_FIELDS[type].filter(
    (field) => source[field] === undefined || source[field] === null || source[field] === '',
  )
  if (missing.length > 0) return `${type} without ${missing.join(', ')}`
  if (!(Number.isInteger(id) && id > 0)) return `${type} without a numeric id`
  if (found.get(type)?.has(id)) return `${type} whose id an earlier document has`
  if (type === 'product' && skus.has(String(source.sku))) return 'product whose article number an earlier one has'
  return undefined
}

function idOf({ source, id }: DumpEntry): number {
  return Number(source.id ?? source.attribute_id ?? source.node_id ?? id ?? Number.NaN)
}

function nameOf({ source, id }: DumpEntry): string {
  const names = [source.sku, source.attribute_code, source.identifier, source.id, id]
  return String(names.find((name) => isText(name) || typeof name === 'number') ?? 'without id')
}

function* mendAll(found: Found, now: number, report: ImportReport): Generator<CatalogueDocument> {
  const of = (type: EntityType): ReadonlyMap<number, Fields> => found.get(type) ?? new Map<number, Fields>()
  const attributes = new Map([...of('attribute')].map(([id, doc]) => [id, mendAttribute(doc, report)]))
  const productsBySku = new Map([...of('product').values()].map((doc) => [String(doc.sku), doc]))
  const byAttributeId = new Map([...attributes.values()].map((doc) => [String(doc.attribute_id), doc]))
  const products = new Map(
    [...of('product')].map(([id, doc]) => [
      id,
      mendProduct(doc, { attributes: byAttributeId, productsBySku, now }, report),
    ]),
  )
  const mended: readonly (readonly [EntityType, ReadonlyMap<number, Fields>])[] = [
    ['product', products],
    ['category', mendCategories(of('category'), [...products.values()], report)],
    ['attribute', attributes],
    ['taxrule', new Map([...of('taxrule')].map(([id, doc]) => [id, mendTaxRule(doc, report)]))],
    ['review', of('review')],
    ['cms_page', of('cms_page')],
    ['cms_block', of('cms_block')],
    ['cms_hierarchy', of('cms_hierarchy')],
  ]
  for (const [type, docs] of mended) {
    for (const [id, doc] of docs) yield { type, id, doc }
  }
}
