import type { OrderDocument } from '@vitrin/kernel'
import type { PlacedOrder } from './placed-order'
import type { DetailStep } from './steps'

/** What happened on the way to an order. */
export type CheckoutEvent =
  | { readonly type: 'step-saved'; readonly step: DetailStep }
  /** About to be placed: the cart still holds what is ordered. */
  | { readonly type: 'order-placing'; readonly order: OrderDocument }
  /** The host has taken an order. It may have `waited`, also since an earlier visit. */
  | {
      readonly type: 'order-confirmed'
      readonly waited: boolean
      readonly placed: Extract<PlacedOrder, { readonly status: 'confirmed' }>
    }
