/** A country of an address; some write a region into it, Sweden does not. */
export interface Country {
  /** Two capital letters (ISO 3166-1). */
  readonly code: string
  readonly hasRegion?: boolean
}

/** What only the shopper's part asks for, so that it comes with its chunk. */
export interface ShopperConfig {
  /** Where the shop delivers. */
  readonly countries: readonly Country[]
  /** Orders made without a network are sent when it is back, without asking (R4.38). */
  readonly transmitOrdersAutomatically: boolean
  /** What whoever joins the newsletter is given (R9.16). */
  readonly newsletterCoupon?: string
}
