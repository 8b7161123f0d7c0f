import type { HoldReason, OrderConfirmation, OrderDocument } from '@vitrin/kernel'

/** The outbox scope of orders. */
export const ORDERS_SCOPE = 'orders'

/** `queued`: saved on this device and not sent; nothing is bought yet (R4.40). */
export type PlacedOrder =
  | { readonly status: 'confirmed'; readonly order: OrderDocument; readonly confirmation: OrderConfirmation }
  | { readonly status: 'queued'; readonly order: OrderDocument; readonly reason: HoldReason }
