import type { ImportReport } from '../report/import-report'
import { fieldsIn, isText, type Fields } from '../shape/fields'
import type { MendContext, Mending } from './mend-context'
import { mendItem } from './mend-item'
import { mendPrices } from './mend-prices'

/** Variants of old dumps lack ids: the product with the same article number has them. */
export function mendVariants(doc: Fields, context: MendContext, report: ImportReport): Mending | undefined {
  if (!Array.isArray(doc.configurable_children)) return undefined
  const known = fieldsIn(doc.configurable_children)
  const variants = known.flatMap((child) => {
    const id = Number(child.id ?? 0) || context.idOf(String(child.sku))
    if (id !== undefined && Number.isInteger(id) && isArticleNumber(child.sku))
      return [mendVariant({ ...child, id }, doc, context, report)]
    report.skipped('variant', 'without article number or id', `${String(doc.sku)}: ${String(child.sku)}`)
    return []
  })
  return JSON.stringify(variants) === JSON.stringify(known)
    ? undefined
    : { fields: { configurable_children: variants }, what: 'variants: ids, attributes or prices filled in' }
}

function mendVariant(child: Fields, product: Fields, context: MendContext, report: ImportReport): Fields {
  const item = mendItem('variant', { ...child, sku: String(child.sku) }, context, report)
  const hasTaxClass = isText(item.tax_class_id) || typeof item.tax_class_id === 'number'
  if (!hasTaxClass) report.mended('variant', 'tax class missing: its product’s')
  const taxed = hasTaxClass ? item : { ...item, tax_class_id: product.tax_class_id }
  return mendPrices(taxed, context) ?? taxed
}

function isArticleNumber(sku: unknown): boolean {
  return isText(sku) || typeof sku === 'number'
}
