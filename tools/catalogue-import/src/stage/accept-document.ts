import { decodeTitles } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import { decodeHTMLStrict } from 'entities/decode'
import { kindOf } from '../dump/kind-of'
import type { DumpEntry } from '../dump/read-entries'
import type { ImportReport } from '../report/import-report'
import { isText, type Fields } from '../shape/fields'
import { inShape } from '../shape/document-shapes'
import { withLists } from '../shape/lists'
import { withNumericIds } from '../shape/number-ids'
import { isTextId, numericId } from '../shape/numeric-id'
import { withNumericPrices } from '../shape/prices'
import type { StagedDocuments } from './staged-documents'

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

/** Stages a document in the shape that is stored, or reports why it is skipped. `where` names its place in the dump. */
export function acceptDocument(entry: DumpEntry, where: string, staged: StagedDocuments, report: ImportReport): void {
  const type = kindOf(entry)
  const place = `${where} (${nameOf(entry)})`
  if (!type) return report.skipped('document', 'of an unknown kind', place)
  const missing = REQUIRED_FIELDS[type].filter((field) => !isGiven(entry.source[field]))
  if (missing.length > 0) return report.skipped(type, `without ${missing.join(', ')}`, place)
  const listed = withLists(type, entry.source)
  const read = inShape(type, listed)
  if ('fault' in read) return report.skipped(type, `with ${read.fault} of another kind`, place)
  const source = read.doc
  const givenId = idOf({ ...entry, source })
  const id = numericId(givenId)
  if (id === undefined) return report.skipped(type, 'without an id', place)
  if (staged.has(type, id)) return report.skipped(type, 'with the id of an earlier one', place)
  if (type === 'product' && staged.idOf(String(source.sku)) !== undefined)
    return report.skipped(type, 'with the article number of an earlier one', place)

  const priced = type === 'product' ? withNumericPrices(source) : source
  if (typeof priced === 'string')
    return report.skipped(type, 'with a price that is not like 199, 199.00 or 199,00', `${place}: ${priced}`)
  if (listed !== entry.source) report.mended(type, 'null or one value where a list belongs: a list')
  if (read.leftOut > 0) report.mended(type, 'fields of another kind than the shop reads: left out')
  if (isTextId(givenId)) report.mended(type, 'id is a text: a number made from it')
  const sku = type === 'product' ? { sku: String(priced.sku) } : {}
  staged.add(type, id, { ...shaped(type, priced, report), ...sku, id })
}

function shaped(type: EntityType, source: Fields, report: ImportReport): Fields {
  const decoded = decodeTitles(source, decodeHTMLStrict)
  if (decoded !== source) report.mended(type, 'HTML entities in names and titles: decoded')
  return withNumericIds(type, decoded)
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function idOf({ source, id }: DumpEntry): unknown {
  return source.id ?? source.attribute_id ?? source.node_id ?? source.page_id ?? source.block_id ?? id
}

function nameOf({ source, id }: DumpEntry): string {
  const names = [source.sku, source.attribute_code, source.identifier, source.name, source.id, id]
  return String(names.find((name) => isText(name) || typeof name === 'number') ?? 'no name')
}
