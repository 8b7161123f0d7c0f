export interface CheckoutConfig {
  readonly storeCode: string
  readonly defaultCountry: string
  /** R9.13: how long a shopper counts as in checkout after the last change. */
  readonly activeMs: number
  /** Orders made without a network are sent when it is back, without asking (R4.38). */
  readonly transmitOrdersAutomatically: boolean
  /** The host compares `expected_totals` (decisions.md 12). */
  readonly hostComparesTotals: boolean
}

/** R4.36 */
export const CHECKOUT_ACTIVE_MS = 1_800_000
