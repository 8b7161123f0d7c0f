import type {
  AddableDraft,
  AddRejection,
  CartItem,
  CartTotals,
  ClaimedLine,
  ClaimRejection,
  ShippingChoice,
} from '@vitrin/cart-sync'
import type {
  OrderConfirmation,
  OrderDocument,
  OrderHistory,
  Outcome,
  PlacedOrderDocument,
  PlacedOrderItem,
} from '@vitrin/kernel'
import type { HandedOver } from './handed-over'
import type { PaymentDetails, PersonalDetails, ShippingDetails } from './checkout-details'
import type { OrderReference, OrderToWithdraw, WithdrawalDeclaration, WithdrawalReceipt } from './withdrawal/withdrawal'

/** What the checkout needs of the cart; cart-sync's `CartStore` fits. */
export interface CheckoutCart {
  readonly items: readonly CartItem[]
  readonly token: string | undefined
  readonly totals: CartTotals
  readonly coupon: { readonly code: string } | undefined
  readonly isVirtual: boolean
  readonly shipping: ShippingChoice | undefined
  readonly payment: { readonly code: string } | undefined
  readonly orderLines: CheckoutOrderLines
  /** Asks the host for its totals again. */
  refreshTotals(): Promise<void>
}

/** Lines on their way from the cart into an order, and back; cart-sync's `OrderLines` fits. */
export interface CheckoutOrderLines {
  /** The order that has claimed the lines, also after a reload. */
  readonly claimedBy: string | undefined
  /** Reserves exactly these lines for one order (decisions.md 28). */
  claim(order_id: string, shown: readonly ClaimedLine[]): Promise<Outcome<unknown, ClaimRejection>>
  release(order_id: string): Promise<void>
  /** The order is made: the claimed lines leave the cart without a sync (R4.34). */
  removeOrdered(order_id: string): Promise<void>
  /** The order was taken back: its lines return to the cart of this account, or `guest`, once. */
  restore(order_id: string, owner: string, ordered: readonly CartItem[]): Promise<Outcome<unknown, AddRejection>>
}

/** What is remembered between visits; a password never is. */
export interface StoredDetails {
  readonly personalDetails: Omit<PersonalDetails, 'password' | 'rPassword'>
  readonly shippingDetails: ShippingDetails
  readonly paymentDetails: PaymentDetails
}

/** Throws `TransportError` and `HostRejection`. */
export interface OrderGateway {
  /** The host makes no order of this id from here on, whatever is still on its way; `false`: it has made it. */
  abandon(order_id: string): Promise<boolean>
}

/** Earlier orders of the account (R7.06). Throws `TransportError` and `HostRejection`. */
export interface OrderHistoryGateway {
  page(account: string, page: { readonly pageSize: number; readonly currentPage: number }): Promise<OrderHistory>
  /** By its number; `undefined`: the account has no such order. */
  order(account: string, number: string): Promise<PlacedOrderDocument | undefined>
}

/** The account's orders as they were last read; nothing stored is `undefined`. */
export interface OrderHistoryStorage {
  read(): Promise<StoredOrderHistory | undefined>
  write(history: StoredOrderHistory): Promise<void>
  clear(): Promise<void>
}

export interface StoredOrderHistory extends OrderHistory {
  readonly account: string
}

export interface CheckoutStorage {
  /** `undefined`: nothing was ever stored. A failed read rejects. */
  read(): Promise<StoredDetails | undefined>
  write(details: StoredDetails): Promise<void>
  /** When an order last emptied the cart, ms since 1970 (R4.34); `undefined`: never. */
  lastCartBypass(): Promise<number | undefined>
  cartBypassed(atMs: number): Promise<void>
  /** The saved details leave the device. */
  forget(): Promise<void>
}

/** An order that was made on another site (contract §6.3). Throws `TransportError` and `HostRejection`. */
export interface ExternalOrderGateway {
  /** `undefined`: there is no such order, or neither this account nor the holder of this cart may see it. */
  find(account: string, asked: AskedOrder): Promise<PlacedOrderDocument | undefined>
}

export interface AskedOrder {
  readonly orderId?: string | undefined
  readonly cartId?: string | undefined
}

/**
 * The cart that was last handed to another site. A device without one gives `NOTHING_HANDED_OVER`; a failed
 * read or write rejects. `update` is one atomic read-modify-write over all tabs.
 */
export interface HandOverStorage {
  read(): Promise<HandedOver>
  update(change: (handedOver: HandedOver) => HandedOver): Promise<HandedOver>
}

/** An order on this device, flat: `transmited` says whether the host has it. */
export interface StoredOrder extends OrderDocument {
  /** The lines as they lay in the cart: to be shown, and to go back there. */
  readonly items?: readonly CartItem[]
  /**
   * The order waits, and its lines have left the cart. If it has no task, its lines are being put back into the cart.
   */
  readonly waiting?: boolean
  readonly confirmation?: OrderConfirmation
  /** The totals that the shopper confirmed, for the confirmation. */
  readonly totals?: CartTotals
  /** The first name of the shopper; the addresses may have others. */
  readonly ordered_by?: string
}

export interface OrderStorage {
  all(): Promise<readonly StoredOrder[]>
  put(order: StoredOrder): Promise<void>
  remove(order_id: string): Promise<void>
}

/**
 * Withdrawals at the host (decisions.md 25). Methods throw `TransportError` without an answer, else `HostRejection`.
 */
export interface WithdrawalGateway {
  mailCode(order: OrderReference): Promise<void>
  /** For the order's own account, or with the mailed code. */
  order(
    asked: Partial<OrderReference> & { readonly order_number: string; readonly code?: string },
    account?: string,
  ): Promise<OrderToWithdraw>
  /** However often it comes with one key, it is received once. */
  declare(
    declaration: WithdrawalDeclaration,
    how: { readonly key: string; readonly account: string | undefined },
  ): Promise<WithdrawalReceipt>
}

/** Finds products of earlier orders in the catalogue of today. */
export interface OrderedProducts {
  /** The item as it would be added to the cart now; empty when it is not sold any more in this form. */
  draftsOf(item: PlacedOrderItem): Promise<readonly AddableDraft[]>
}

/** The stock of the host. */
export interface OrderStock {
  /** Rejects when the host cannot tell. */
  isSoldOut(sku: string): Promise<boolean>
}
