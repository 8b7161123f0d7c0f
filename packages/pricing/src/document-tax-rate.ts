import { roundHalfUp, toNetOre, toOre } from './money'
import { DEFAULT_TAX_RATE } from './vat'

export interface TaxedDocument {
  /** Net. */
  readonly price?: number | null
  readonly price_incl_tax?: number | null
}

/** The VAT rate, in percent, that lies between a document's net and gross price; the default where it has no price. */
export function documentTaxRate({ price, price_incl_tax }: TaxedDocument): number {
  if (!price || !price_incl_tax) return DEFAULT_TAX_RATE
  // One decimal: finer differences are the net price's rounding.
  return roundHalfUp((toOre(price_incl_tax) / toNetOre(price) - 1) * 1000) / 10
}
