import { VAT_RATE } from '../builders/priced'
import { slug } from '../builders/slug'
import { fieldsIn, isText, type Fields } from './fields'
import type { ImportReport } from './import-report'

const FIRST_LEVEL_WITH_ADDRESS = 2

/** Old dumps know neither a category's address nor its place in the tree. */
export function mendCategory(doc: Fields, categories: ReadonlyMap<number, Fields>, report: ImportReport): Fields {
  const chain = chainOf(doc, categories)
  const own = nameInAddress(doc)
  const added = {
    ...(isText(doc.path) ? {} : { path: ['1', ...chain.map(({ id }) => String(id))].join('/') }),
    ...(isText(doc.slug) ? {} : { slug: own }),
    ...(isText(doc.url_key) ? {} : { url_key: own }),
    ...(isText(doc.url_path) ? {} : { url_path: chain.filter(({ level }) => Number(level) >= FIRST_LEVEL_WITH_ADDRESS).map(nameInAddress).join('/') || own }),
  }
  if (Object.keys(added).length === 0) return doc
  report.mended('category address or path missing: from its parents')
  return { ...doc, ...added }
}

/** From the root down to itself; stops where a parent is unknown, or known already. */
function chainOf(doc: Fields, categories: ReadonlyMap<number, Fields>): readonly Fields[] {
  const chain: Fields[] = [doc]
  for (let parent = categories.get(Number(doc.parent_id)); parent && !chain.includes(parent); parent = categories.get(Number(parent.parent_id))) chain.unshift(parent)
  return chain
}

function nameInAddress({ id, name, url_key }: Fields): string {
  return isText(url_key) ? url_key : `${slug(String(name))}-${String(id)}`
}

/** Both ids, a label, and only the options that can be shown (contract §3.6). */
export function mendAttribute(doc: Fields, report: ImportReport): Fields {
  const options = fieldsIn(doc.options)
  const shown = options.filter(({ value, label }) => value !== '' && value !== null && isText(label))
  if (shown.length < options.length) report.mended('attribute options without value or label: left out')
  return {
    ...doc,
    attribute_id: Number(doc.attribute_id ?? doc.id),
    frontend_label: isText(doc.frontend_label) ? doc.frontend_label : isText(doc.default_frontend_label) ? doc.default_frontend_label : doc.attribute_code,
    options: shown,
  }
}

/** The shop sells in Sweden: a rule that does not name it would make its products untaxed (contract §15.8). */
export function mendTaxRule(doc: Fields, report: ImportReport): Fields {
  const rates = fieldsIn(doc.rates)
  if (rates.some(({ tax_country_id }) => tax_country_id === 'SE')) return doc
  report.mended('tax rule without Sweden: 25 % added')
  const id = Math.max(0, ...rates.map((rate) => Number(rate.id ?? 0))) + 1
  return { ...doc, rates: [...rates, { id, tax_country_id: 'SE', tax_region_id: 0, tax_postcode: '*', rate: VAT_RATE, code: 'SE-25', titles: [] }] }
}
