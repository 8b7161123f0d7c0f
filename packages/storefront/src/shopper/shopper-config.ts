/** A country to which the shop delivers. Addresses of some countries have a region; Swedish ones do not. */
export interface Country {
  /** Two capital letters (ISO 3166-1). */
  readonly code: string
  readonly hasRegion?: boolean
}

/** Configuration that only the shopper's part needs, so it is loaded together with that chunk. */
export interface ShopperConfig {
  /** The countries to which the shop delivers. */
  readonly countries: readonly Country[]
  /** Whether orders that were made offline are sent without a question when the network is back (R4.38). */
  readonly transmitOrdersAutomatically: boolean
  /** The coupon code for new subscribers of the newsletter (R9.16). */
  readonly newsletterCoupon?: string
}
