import { VAT_RATE } from '../builders/priced'
import { fieldsIn, isText, type Fields } from './fields'
import type { ImportReport } from './import-report'

/** Completes ids and label, and removes options that cannot be shown (contract §3.6). */
export function mendAttribute(doc: Fields, report: ImportReport): Fields {
  const options = fieldsIn(doc.options)
  const shown = options.filter(({ value, label }) => value !== '' && value !== null && isText(label))
  if (shown.length < options.length) report.mended('attribute options without value or label: left out')
  return {
    ...doc,
    attribute_id: Number(doc.attribute_id ?? doc.id),
    frontend_label: isText(doc.frontend_label)
      ? doc.frontend_label
      : isText(doc.default_frontend_label)
        ? doc.default_frontend_label
        : doc.attribute_code,
    options: shown,
  }
}

/** The shop sells in Sweden: with a rule that does not name Sweden its products would be untaxed (contract §15.8). */
export function mendTaxRule(doc: Fields, report: ImportReport): Fields {
  const rates = fieldsIn(doc.rates)
  if (rates.some(({ tax_country_id }) => tax_country_id === 'SE')) return doc
  report.mended('tax rule without Sweden: 25 % added')
  const id = Math.max(0, ...rates.map((rate) => Number(rate.id ?? 0))) + 1
  return {
    ...doc,
    rates: [
      ...rates,
      { id, tax_country_id: 'SE', tax_region_id: 0, tax_postcode: '*', rate: VAT_RATE, code: 'SE-25', titles: [] },
    ],
  }
}
