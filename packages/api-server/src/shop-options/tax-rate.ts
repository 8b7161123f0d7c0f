import { taxRateFor, type TaxRule } from '@vitrin/pricing'
import type { ShopOptions } from './shop-options'

/** VAT in percent for a product's tax class in the shop's own country. */
export function taxRateOf(
  { defaultTaxRate, views: [{ storeView }] }: Pick<ShopOptions, 'defaultTaxRate' | 'views'>,
  rules: readonly TaxRule[],
  taxClassId: number | string | null | undefined,
): number {
  if (rules.length === 0) return defaultTaxRate
  return taxRateFor(rules, { taxClassId, country: storeView.tax.defaultCountry })
}
