import type { CartItemDraft } from '@vitrin/catalog'
import type { CartChange, CartDocument } from './cart-document'
import type { PaymentMethod, ShippingMethod } from './methods'
import type {
  CartItemDeletion,
  CartItemPayload,
  ServerCartItem,
  ServerTotals,
  ShippingAddressPayload,
  ShippingInformationPayload,
} from './server-documents'

/** Which cart, in whose name, and the number of the run that asks (decisions.md 26). */
export interface CartCall {
  /** The customer's id, or `guest`: the call is never made with anybody else's token. */
  readonly account: string
  readonly cartId: string
  /** `<device>:<n>`, sent as `X-Cart-Run`. */
  readonly run: string
}

/**
 * The cart at the host (contract §5). Each POST carries a fresh idempotency key (decisions.md 2).
 * Every method throws `TransportError` when no answer came and `HostRejection` when it is no.
 */
export interface CartGateway {
  /** In an account's name, or as `guest`: the fallback when authorisation fails (R6.02). */
  create(account: string): Promise<string>
  pull(call: CartCall): Promise<readonly ServerCartItem[]>
  /** Sets the line's quantity and answers the stored line. */
  update(call: CartCall, cartItem: CartItemPayload): Promise<ServerCartItem>
  delete(call: CartCall, cartItem: CartItemDeletion): Promise<void>
  totals(call: CartCall): Promise<ServerTotals>
  paymentMethods(call: CartCall): Promise<readonly PaymentMethod[]>
  shippingMethods(call: CartCall, address: ShippingAddressPayload): Promise<readonly ShippingMethod[]>
  shippingInformation(call: CartCall, addressInformation: ShippingInformationPayload): Promise<ShippingInformation>
  applyCoupon(call: CartCall, coupon: string): Promise<void>
  deleteCoupon(call: CartCall): Promise<void>
}

export interface ShippingInformation {
  readonly totals: ServerTotals
  readonly payment_methods: readonly PaymentMethod[]
}

/**
 * The cart on this device. A device without one gives `EMPTY_CART`; a failed read or write rejects.
 * `update` is one atomic read-modify-write over all tabs: it settles, with what it stored, when that is durable.
 */
export interface CartStorage {
  read(): Promise<CartDocument>
  update(change: CartChange): Promise<CartDocument>
  /** Called with what another tab stored, and with what a read finds after it was given up. */
  onChange(listener: (cart: CartDocument) => void): () => void
}

/** What the cart must know of the checkout (decisions.md 11). Read anew each time. */
export interface CheckoutFacts {
  /** Changed within the last 30 minutes (R4.36): then the client's state wins. */
  readonly inCheckout: boolean
  readonly shippingAddress: CheckoutAddress | undefined
  readonly billingAddress: CheckoutAddress | undefined
}

export interface CheckoutAddress {
  readonly firstName: string
  readonly lastName: string
  readonly country: string
  readonly streetAddress: string
  readonly apartmentNumber: string
  readonly city: string
  readonly state: string
  readonly region_id: number | string
  readonly zipCode: string
}

/** Finds the product of a line that came from the host, chosen as the line says. `undefined`: nobody knows it here. */
export interface ProductLookup {
  draftOf(item: ServerCartItem): Promise<CartItemDraft | undefined>
}
