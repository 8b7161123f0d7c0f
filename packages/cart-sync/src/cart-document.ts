import { GUEST } from '@vitrin/kernel'
import type { CartItem, Tombstone } from './cart-item'
import {
  DEFAULT_PAYMENT_METHODS,
  DEFAULT_SHIPPING_METHODS,
  type PaymentMethod,
  type ShippingChoice,
  type ShippingMethod,
} from './methods'
import type { ServerTotals } from './server-documents'

/** The cart as it is stored (R3.06): one document, changed in one read-modify-write (decisions.md 28). */
export interface CartDocument {
  /** Counts the changes, so that a tab can tell an older message from a newer one. */
  readonly revision: number
  readonly cartItems: readonly CartItem[]
  readonly tombstones: readonly Tombstone[]
  /** Whose cart this is: the customer's id, or `guest`. */
  readonly owner: string
  readonly cartServerToken: string | null
  /** `cartHash` of what the host last confirmed. */
  readonly cartItemsHash: string | null
  /** ms since 1970; 0: never. */
  readonly cartServerLastSyncDate: number
  readonly cartServerLastTotalsSyncDate: number
  readonly platformTotals: ServerTotals | null
  /** The state of the cart that the host's totals are about; in any other state they are stale. */
  readonly platformTotalsBasis: string | null
  readonly shippingMethods: readonly ShippingMethod[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly shipping: ShippingChoice | null
  readonly payment: string | null
  /** Fallbacks to a guest cart since the host last answered (R9.14). */
  readonly connectBypassCount: number
  /** Names this device in `X-Cart-Run`; empty until the first run (decisions.md 26). */
  readonly device: string
  readonly run: number
  /** Set while an order for these lines is on its way: a second one is refused (decisions.md 28). */
  readonly confirming: OrderClaim | null
  /** The last orders whose lines were restored, so that none is restored twice. */
  readonly returned: readonly string[]
  /** A guest's coupon on its way into the account's cart (R4.15). */
  readonly coupon_to_reapply: ReappliedCoupon | null
  /** By account: carts with unsent changes whose login ended (decisions.md 9). Other accounts do not see them. */
  readonly parked: Readonly<Record<string, ParkedCart>>
}

export type ParkedCart = Pick<CartDocument, 'cartItems' | 'tombstones' | 'cartItemsHash' | 'coupon_to_reapply'>

interface ReappliedCoupon {
  readonly code: string
  /** The guest's cart at the host, from which the coupon is removed first. */
  readonly from: string | null
}

export interface OrderClaim {
  readonly order_id: string
  readonly lines: readonly ClaimedLine[]
}

export type ClaimedLine = Pick<CartItem, 'key' | 'qty'>

/** Pure: it is applied to the shown cart and again to the stored one. */
export type CartChange = (cart: CartDocument) => CartDocument

export const EMPTY_CART: CartDocument = {
  revision: 0,
  cartItems: [],
  tombstones: [],
  owner: GUEST,
  cartServerToken: null,
  cartItemsHash: null,
  cartServerLastSyncDate: 0,
  cartServerLastTotalsSyncDate: 0,
  platformTotals: null,
  platformTotalsBasis: null,
  shippingMethods: DEFAULT_SHIPPING_METHODS,
  paymentMethods: DEFAULT_PAYMENT_METHODS,
  shipping: null,
  payment: null,
  connectBypassCount: 0,
  device: '',
  run: 0,
  confirming: null,
  returned: [],
  coupon_to_reapply: null,
  parked: {},
}
