import type { TaxRule } from '@vitrin/pricing'
import { VAT_RATE } from '../builders/priced'
import { TAX_CLASS_ID } from './store'

/** Private customers and companies: prices include Swedish VAT for both. */
const CUSTOMER_CLASSES = [3]

const sweden = {
  id: 5,
  tax_country_id: 'SE',
  tax_region_id: 0,
  region_name: null,
  tax_postcode: '*',
  rate: VAT_RATE,
  code: 'SE-25',
  titles: [],
}

const swedishVat = {
  id: 2,
  code: 'SE moms',
  priority: 0,
  position: 0,
  customer_tax_class_ids: CUSTOMER_CLASSES,
  product_tax_class_ids: [Number(TAX_CLASS_ID)],
  tax_rate_ids: [sweden.id],
  calculate_subtotal: false,
  rates: [sweden],
}

/** Contract §3.7. */
export const taxRules: readonly TaxRule[] = [swedishVat]
