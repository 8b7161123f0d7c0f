/** Something that the shopper was told or given once, and need not be again (R3.14), as it is stored. */
export interface Claim {
  readonly code: string
  /** ISO 8601. */
  readonly created_at: string
  readonly value: string
  readonly description: string
}
