/** Something that a shopper gets only once, such as a coupon (R3.14). This is the stored document. */
export interface Claim {
  readonly code: string
  /** ISO 8601. */
  readonly created_at: string
  readonly value: string
  readonly description: string
}
