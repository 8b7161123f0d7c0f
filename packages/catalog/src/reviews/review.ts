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
  readonly ratings?: readonly { readonly percent: number; readonly value: number; readonly title: string }[] | null
}
