/** A thing that the shopper gets only once, such as a coupon (R3.14), as it is stored. */
export interface Claim {
  readonly code: string
  /** ISO 8601. */
  readonly created_at: string
  readonly value: string
  readonly description: string
}
