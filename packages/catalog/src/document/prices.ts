import type { PriorModel } from '@vitrin/made-to-measure'

/** The price family of a document: SEK decimals, gross where the name says `_incl_tax`, net otherwise. */
export interface Prices {
  readonly price?: number | null
  readonly price_tax?: number | null
  readonly price_incl_tax?: number | null
  readonly original_price?: number | null
  readonly original_price_tax?: number | null
  readonly original_price_incl_tax?: number | null
  readonly original_final_price?: number | null
  readonly final_price?: number | null
  readonly final_price_tax?: number | null
  readonly final_price_incl_tax?: number | null
  readonly special_price?: number | null
  readonly special_price_tax?: number | null
  readonly special_price_incl_tax?: number | null
  /** `yyyy-MM-dd HH:mm:ss` in the shop's time zone (decisions.md 14). */
  readonly special_from_date?: string | null
  readonly special_to_date?: string | null
  /** The lowest price of the 30 days before the current reduction, if the host has a history; `null` if unknown. */
  readonly lowest_price_30_days_incl_tax?: number | null
  /** Earlier models of own measures, from those 30 days. */
  readonly prior_models?: readonly PriorModel[]
  readonly regular_price?: number | null
  readonly minimal_price?: number | null
  readonly max_price?: number | null
  readonly tier_prices?: readonly TierPrice[]
}

interface TierPrice {
  readonly customer_group_id: number
  readonly qty: number
  readonly value: number
}
