import type { ImportReport } from '../report/import-report'
import { fieldsIn, isText, type Fields } from '../shape/fields'
import { mendItem } from './mend-item'
import type { MendContext, Mending } from './mend-context'
import { labelledOptions } from './mend-options'
import { mendPrices } from './mend-prices'
import { mendVariants } from './mend-variants'
import { slug } from './slug'

/** Converts the different shapes of old and new dumps (contract §3.1 notes a–g, §18) to the one that is stored. */
export function mendProduct(doc: Fields, context: MendContext, report: ImportReport): Fields {
  const { terms } = context
  const steps: readonly ((product: Fields) => Mending | undefined)[] = [
    ({ tax_class_id }) =>
      isTaxClass(tax_class_id)
        ? undefined
        : {
            fields: { tax_class_id: terms.taxClassId },
            what: `tax class missing: the shop’s own, ${terms.taxClassId}`,
          },
    categoryIds,
    addressed,
    (product) => labelledOptions(product, context),
    (product) => mendVariants(product, context, report),
  ]
  const shaped = steps.reduce(
    (product, step) => {
      const mending = step(product)
      if (!mending) return product
      report.mended('product', mending.what)
      return { ...product, ...mending.fields }
    },
    mendItem('product', doc, context, report),
  )
  const priced = mendPrices(shaped, context)
  if (priced) report.mended('product', `price without VAT: gross at ${terms.taxRate} %`)
  return priced ?? shaped
}

/** Without one a product would be untaxed (contract §15.8). Class 0 is untaxed on purpose. */
function isTaxClass(id: unknown): boolean {
  return typeof id === 'number' || (isText(id) && /^\d+$/.test(id))
}

function categoryIds({ category, category_ids }: Fields): Mending | undefined {
  if (Array.isArray(category_ids) || !Array.isArray(category)) return undefined
  const ids = fieldsIn(category).map(({ category_id }) => String(category_id))
  return { fields: { category_ids: ids }, what: 'category_ids missing: from category' }
}

/** The id makes the address unique, because old dumps use one url_key for several products. */
function addressed({ id, name, url_key, url_path, slug: known }: Fields): Mending | undefined {
  if (isText(url_path) && isText(known)) return undefined
  const own = isText(known) ? known : `${isText(url_key) ? url_key : slug(String(name))}-${String(id)}`
  return {
    fields: { slug: own, url_path: isText(url_path) ? url_path : own },
    what: 'address missing: from url_key or name',
  }
}
