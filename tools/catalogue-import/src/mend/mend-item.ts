import type { ImportReport } from '../report/import-report'
import { fieldsIn, isFields, isText, type Fields } from '../shape/fields'
import type { MendContext } from './mend-context'
import { withOptionIds } from './option-ids'

/** What products and their variants have in common: one stock item, attributes as fields, ids of options. */
export function mendItem(kind: string, doc: Fields, { optionIds }: MendContext, report: ImportReport): Fields {
  if (Array.isArray(doc.stock)) report.mended(kind, 'stock as a list: its first entry')
  const flat = withAttributesAsFields(withStockItem(doc))
  if (flat.attributes) report.mended(kind, 'attributes in a list: as fields')
  return withOptionIds(flat.doc, optionIds)
}

/** The quantity is a number and the flag true or false; a product without a stock item has no such field. */
function withStockItem(doc: Fields): Fields {
  const { stock, ...rest } = doc
  const item: unknown = Array.isArray(stock) ? stock[0] : stock
  if (!isFields(item) || item.is_in_stock === undefined) return 'stock' in doc ? rest : doc
  const qty = Number(item.qty ?? 0)
  const is_in_stock = [true, 1, '1', 'true'].includes(item.is_in_stock as string)
  return { ...rest, stock: { ...item, qty: Number.isFinite(qty) ? qty : 0, is_in_stock } }
}

/** A field takes precedence over the list (contract §3.1 note a). */
function withAttributesAsFields(doc: Fields): { readonly doc: Fields; readonly attributes: boolean } {
  const missing = fieldsIn(doc.custom_attributes).flatMap(({ attribute_code: code, value }) =>
    isText(code) && (doc[code] === undefined || doc[code] === null) ? [[code, value] as const] : [],
  )
  return {
    doc: missing.length === 0 ? doc : { ...doc, ...Object.fromEntries(missing) },
    attributes: missing.length > 0,
  }
}
