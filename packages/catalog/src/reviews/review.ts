/** A measure or a choice as the shop showed it: "Profil", "Krom". */
export interface PieceFact {
  readonly label: string
  readonly value: string
}

export interface Rating {
  readonly percent: number
  readonly value: number
  readonly title: string
}

/** Review document (contract §3.9). `review_status` 1 is approved, 2 waits for moderation. */
export interface Review {
  readonly id: number
  readonly product_id: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  readonly review_entity?: string
  readonly review_status: number
  readonly created_at: string
  readonly customer_id?: number | null
  /** The measures and choices of the author's piece. */
  readonly piece?: readonly PieceFact[]
  /** The host has found an order of the author with this product. */
  readonly verified_purchase?: boolean
  /** Paths of pictures. */
  readonly pictures?: readonly string[]
  readonly ratings?: readonly Rating[] | null
}
