import type { TaxRate, TaxRule } from './tax-rule'
import { DEFAULT_TAX_RATE } from './vat'

/** The country if none is given (R9.02, contract §15.8). */
const FALLBACK_COUNTRY = 'PL'

export interface TaxQuery {
  readonly taxClassId: number | string | null | undefined
  readonly country?: string | undefined
  readonly region?: string | undefined
  /** Only where tax depends on the customer's group (contract §15.8 step 1). */
  readonly customerClassId?: number | undefined
}

/**
 * The percentage for a tax class in a country (contract §15.8 step 1).
 * Without rules the rate is 25 (contract §17 #13). A class or country that no rule names is untaxed.
 */
export function taxRateFor(rules: readonly TaxRule[] | null | undefined, query: TaxQuery): number {
  if (!rules || rules.length === 0) return DEFAULT_TAX_RATE
  const taxClass = Number.parseInt(String(query.taxClassId), 10)
  if (!(taxClass > 0)) return 0
  const rule = rules.find((candidate) => appliesTo(candidate, taxClass, query.customerClassId))
  return Number(rule?.rates.find((rate) => isIn(rate, query.country ?? FALLBACK_COUNTRY, query.region))?.rate ?? 0)
}

function appliesTo(rule: TaxRule, taxClass: number, customerClass: number | undefined): boolean {
  return (
    has(rule.product_tax_class_ids, taxClass) &&
    (customerClass === undefined || has(rule.customer_tax_class_ids, customerClass))
  )
}

/** Indexers write ids as numbers or as texts (contract §3). */
function has(ids: readonly (number | string)[], id: number): boolean {
  return ids.some((candidate) => Number(candidate) === id)
}

function isIn(rate: TaxRate, country: string, region: string | undefined): boolean {
  if (rate.tax_country_id !== country) return false
  return Number(rate.tax_region_id) === 0 || !rate.region_name || rate.region_name === region
}
