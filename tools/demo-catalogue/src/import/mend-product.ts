import { slug } from '../builders/slug'
import { TAX_CLASS_ID } from '../shop/store'
import { fieldsIn, isFields, isText, type Fields } from './fields'
import type { ImportReport } from './import-report'
import { mendPrices } from './mend-prices'

/** The other documents of the import, from which a product is repaired. */
export interface RepairContext {
  /** Attribute id → its document. */
  readonly attributes: ReadonlyMap<string, Fields>
  readonly productsBySku: ReadonlyMap<string, Fields>
  readonly now: number
}

/** Converts the different shapes of old and new dumps (contract §3.1 notes a–g, §18) to the one that is stored. */
export function mendProduct(doc: Fields, context: RepairContext, report: ImportReport): Fields {
  const steps = [
    oneStock,
    attributesInPlace,
    taxClass,
    categoryIds,
    addressed,
    (product: Fields) => options(product, context),
    (product: Fields) => children(product, context, report),
  ]
  const shaped = steps.reduce((product, step) => mended(product, step(product), report), doc)
  const priced = mendPrices(shaped, context.now)
  if (priced) report.mended('price without VAT: gross at 25 %')
  return priced ?? shaped
}

interface Mending {
  readonly fields: Fields
  readonly what: string
}

function mended(doc: Fields, mending: Mending | undefined, report: ImportReport): Fields {
  if (!mending) return doc
  report.mended(mending.what)
  return { ...doc, ...mending.fields }
}

function oneStock({ stock }: Fields): Mending | undefined {
  if (!Array.isArray(stock)) return undefined
  const [item] = stock as readonly unknown[]
  return { fields: { stock: isFields(item) ? item : undefined }, what: 'stock as a list: its first entry' }
}

/** A field takes precedence over the list (contract §3.1 note a). */
function attributesInPlace(doc: Fields): Mending | undefined {
  const listed = Object.entries(listedAttributes(doc)).filter(([code]) => doc[code] === undefined || doc[code] === null)
  return listed.length === 0
    ? undefined
    : { fields: Object.fromEntries(listed), what: 'attributes in a list: as fields' }
}

function listedAttributes({ custom_attributes }: Fields): Fields {
  return Object.fromEntries(
    fieldsIn(custom_attributes).flatMap(({ attribute_code, value }) =>
      isText(attribute_code) ? [[attribute_code, value]] : [],
    ),
  )
}

/** A product without a tax class would be untaxed (contract §15.8). Class `0` is untaxed on purpose. */
function taxClass({ tax_class_id }: Fields): Mending | undefined {
  return isGiven(tax_class_id)
    ? undefined
    : { fields: { tax_class_id: TAX_CLASS_ID }, what: `tax class missing: the shop’s own, ${TAX_CLASS_ID}` }
}

function variantTaxClass({ tax_class_id }: Fields, product: Fields): Mending | undefined {
  return isGiven(tax_class_id)
    ? undefined
    : { fields: { tax_class_id: product.tax_class_id }, what: 'tax class of a variant missing: its product’s' }
}

function isGiven(value: unknown): boolean {
  return isText(value) || typeof value === 'number'
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

/** Adds codes and labels of options, and the parent's lists of values for filters (contract §3.1 notes b and e). */
function options(doc: Fields, { attributes }: RepairContext): Mending | undefined {
  if (!Array.isArray(doc.configurable_options)) return undefined
  const known = fieldsIn(doc.configurable_options)
  const labelled = known.map((option) => withLabels(option, attributes.get(String(option.attribute_id))))
  const lists = Object.fromEntries(
    labelled.flatMap(({ attribute_code, values }) => {
      const list = isText(attribute_code) ? `${attribute_code}_options` : undefined
      return list === undefined || Array.isArray(doc[list])
        ? []
        : [[list, fieldsIn(values).map(({ value_index }) => value_index)]]
    }),
  )
  const isSame = Object.keys(lists).length === 0 && JSON.stringify(labelled) === JSON.stringify(known)
  return isSame
    ? undefined
    : {
        fields: { configurable_options: labelled, ...lists },
        what: 'option labels or codes missing: from the attributes',
      }
}

function withLabels(option: Fields, attribute: Fields | undefined): Fields {
  const labels = fieldsIn(attribute?.options)
  return {
    ...option,
    ...(isText(option.attribute_code) || !attribute ? {} : { attribute_code: attribute.attribute_code }),
    values: fieldsIn(option.values).map((value) => {
      const label = labels.find((candidate) => String(candidate.value) === String(value.value_index))?.label
      return isText(value.label) || !isText(label) ? value : { ...value, label }
    }),
  }
}

/** Variants of old dumps lack ids: the product with the same sku has them. A variant without an id is skipped. */
function children(doc: Fields, context: RepairContext, report: ImportReport): Mending | undefined {
  if (!Array.isArray(doc.configurable_children)) return undefined
  const known = fieldsIn(doc.configurable_children)
  const mendedChildren = known.flatMap((child) => {
    const article = context.productsBySku.get(String(child.sku))
    const id = child.id ?? article?.id
    if (!isText(child.sku) || !Number.isInteger(Number(id ?? Number.NaN))) {
      report.skipped('variant without article number or id', `${String(doc.sku)}: ${String(child.sku)}`)
      return []
    }
    const steps: readonly ((variant: Fields) => Mending | undefined)[] = [
      oneStock,
      attributesInPlace,
      (variant: Fields) => variantTaxClass(variant, doc),
    ]
    const shaped = steps.reduce<Fields>((variant, step) => mended(variant, step(variant), report), {
      ...child,
      id: Number(id),
    })
    return [mendPrices(shaped, context.now) ?? shaped]
  })
  const isSame = JSON.stringify(mendedChildren) === JSON.stringify(known)
  return isSame
    ? undefined
    : { fields: { configurable_children: mendedChildren }, what: 'variants: ids, attributes or prices filled in' }
}
