import type { ProductPart } from '@vitrin/catalog'
import { priceDocument, type PriceFamily } from '@vitrin/pricing'
import { WRITTEN_FOR_MS } from './moved-sales'

/** Swedish VAT in percent, for all products of the shop. */
export const VAT_RATE = 25

/** The time zone of the shop, and so of all dates in the catalogue. */
export const TIME_ZONE = 'Europe/Stockholm'

/** A reduction: gross SEK off the ordinary price, between two Stockholm times. */
export interface Special {
  readonly off: number
  readonly from: string | null
  readonly to: string | null
}

export interface PriceFields extends PriceFamily {
  readonly special_from_date: string | null
  readonly special_to_date: string | null
  readonly regular_price: number
  readonly tier_prices: readonly ProductPart<'tier_prices'>[]
}

/**
 * The complete price family of contract §3.1 for one gross price in SEK, on the day that it is written for; a host
 * computes it again for its own clock (decisions.md 14).
 */
export function priced(
  gross: number,
  special?: Special,
  tiers: readonly ProductPart<'tier_prices'>[] = [],
): PriceFields {
  const { price, special_price, ...dated } = {
    price: gross,
    special_price: special === undefined ? null : gross - special.off,
    special_from_date: special?.from ?? null,
    special_to_date: special?.to ?? null,
    tier_prices: tiers,
  }
  const family = priceDocument(
    { ...dated, price, special_price },
    { rate: VAT_RATE, now: WRITTEN_FOR_MS, timeZone: TIME_ZONE },
  )
  return { ...family, ...dated, regular_price: gross }
}

/** A gross price for customers of one group, from a number of pieces on. */
export function tier(customerGroupId: number, qty: number, gross: number): ProductPart<'tier_prices'> {
  const entry = { customer_group_id: customerGroupId, qty, value: gross, extension_attributes: { website_id: 1 } }
  return entry
}
