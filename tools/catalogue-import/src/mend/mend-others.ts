import type { ImportReport } from '../report/import-report'
import { fieldsIn, isText, type Fields } from '../shape/fields'
import { isTextId, numericId } from '../shape/numeric-id'
import type { ShopTerms } from './shop-terms'

/** Completes ids and label, and removes options that cannot be shown (contract §3.6). */
export function mendAttribute(doc: Fields, report: ImportReport): Fields {
  const options = fieldsIn(doc.options)
  const shown = options.filter(({ value, label }) => value !== '' && value !== null && isText(label))
  if (shown.length < options.length) report.mended('attribute', 'options without value or label: left out')
  return {
    ...doc,
    attribute_id: numericId(doc.attribute_id) ?? doc.id,
    frontend_label: isText(doc.frontend_label)
      ? doc.frontend_label
      : isText(doc.default_frontend_label)
        ? doc.default_frontend_label
        : doc.attribute_code,
    options: shown.map((option) =>
      isTextId(option.value) ? { ...option, value: String(numericId(option.value)) } : option,
    ),
  }
}

/** With a rule that does not name the shop's country its products would be untaxed (contract §15.8). */
export function mendTaxRule(doc: Fields, { country, taxRate }: ShopTerms, report: ImportReport): Fields {
  const rates = fieldsIn(doc.rates)
  if (rates.some(({ tax_country_id }) => tax_country_id === country)) return doc
  report.mended('taxrule', `without ${country}: ${taxRate} % added`)
  const id = Math.max(0, ...rates.map((rate) => Number(rate.id ?? 0))) + 1
  const own = { tax_country_id: country, tax_region_id: 0, tax_postcode: '*', rate: taxRate, titles: [] }
  return { ...doc, rates: [...rates, { id, ...own, code: `${country}-${taxRate}` }] }
}
