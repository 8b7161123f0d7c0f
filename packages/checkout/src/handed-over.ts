import { GUEST } from '@vitrin/kernel'

/** A cart that went to another site: what asks for its order, and what leaves the cart when there is one. */
export interface HandedOver {
  readonly cartId: string | null
  /** The customer's id, or `guest`. */
  readonly account: string
  readonly lines: readonly HandedOverLine[]
  /** Number of the last order that was found; its lines have left the cart. */
  readonly ordered: string | null
}

interface HandedOverLine {
  readonly key: string
  readonly sku: string
  readonly qty: number
}

export const NOTHING_HANDED_OVER: HandedOver = { cartId: null, account: GUEST, lines: [], ordered: null }
