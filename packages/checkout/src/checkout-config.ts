import type { Country } from '@vitrin/addresses'

export interface CheckoutConfig {
  readonly storeCode: string
  readonly defaultCountry: string
  /** The countries to which the shop delivers. Their rules check addresses. */
  readonly countries: readonly Country[]
  /** Codes of carriers that call before they deliver, so that the address needs a phone number. */
  readonly carriersThatCall: readonly string[]
  /** R9.13: how long a shopper counts as in checkout after the last change. */
  readonly activeMs?: number
  /** Orders made without a network are sent when it is back, without asking (R4.38). */
  readonly transmitOrdersAutomatically: boolean
  /** The host compares `expected_totals` (decisions.md 12). */
  readonly hostComparesTotals: boolean
  /** The host makes one more order when it gets the same one again (docs/decisions/0081). */
  readonly hostRepeatsOrders?: boolean
}

/** R4.36 */
export const CHECKOUT_ACTIVE_MS = 1_800_000
