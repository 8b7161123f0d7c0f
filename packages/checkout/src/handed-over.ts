import type { ClaimedLine } from '@vitrin/cart-sync'

/** A cart that went to another site: what asks for its order, and what leaves the cart when there is one. */
export interface HandedOver {
  readonly cartId: string | null
  /** The customer's id, or `guest`. */
  readonly account: string
  readonly lines: readonly ClaimedLine[]
}

export const NOTHING_HANDED_OVER: HandedOver = { cartId: null, account: 'guest', lines: [] }
