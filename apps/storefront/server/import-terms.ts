import type { ShopTerms } from '@vitrin/catalogue-import'
import { klarglas } from '../config/klarglas'
import { klarglasHost } from '../config/klarglas-host'

/** What Klarglas adds to imported documents. */
export const importTerms: ShopTerms = {
  country: klarglas.storeView.tax.defaultCountry,
  taxRate: klarglasHost.defaultTaxRate,
  taxClassId: '2',
  timeZone: klarglas.storeView.i18n.timeZone,
}
