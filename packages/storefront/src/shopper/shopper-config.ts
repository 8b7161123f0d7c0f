import type { Country } from '@vitrin/addresses'

/** Configuration that only the shopper's part needs, so it is loaded together with that chunk. */
export interface ShopperConfig {
  /** The countries of addresses, with their rules: those of `@vitrin/addresses`, fewer, or others. */
  readonly countries: readonly Country[]
  /** Codes of carriers that call before they deliver: the delivery address then needs a phone number. */
  readonly carriersThatCall?: readonly string[]
  /** Whether orders that were made offline are sent without a question when the network is back (R4.38). */
  readonly transmitOrdersAutomatically: boolean
  /** Server faults before a task counts as failed, and refreshes in a row before a login ends (R9.10); 1 by default. */
  readonly maxNetworkTaskAttempts?: number
  /** The shop's own address, from which it writes to the shopper; without it the shop mails no drawing. */
  readonly shopMail?: string
  /** The coupon code for new subscribers of the newsletter (R9.16). */
  readonly newsletterCoupon?: string
}
