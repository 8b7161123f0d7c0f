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

/** The cart of a call, its account, and the number of the run that makes the call (decisions.md 26). */
export interface CartCall {
  /** The customer's id, or `guest`: the call is only made with this account's token. */
  readonly account: string
  readonly cartId: string
  /** `<device>:<n>`, sent as `X-Cart-Run`. */
  readonly run: string
}

/**
 * The cart at the host (contract §5). Each POST carries a fresh idempotency key (decisions.md 2).
 * Every method throws `TransportError` when no answer came and `HostRejection` when the host refused.
 */
export interface CartGateway {
  /** Creates the cart of an account, or of `guest`: the fallback when authorisation fails (R6.02). Returns its id. */
  create(account: string): Promise<string>
  pull(call: CartCall): Promise<readonly ServerCartItem[]>
  /** Sets the line's quantity and returns the line as the host stored it. */
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
 * The cart on this device. An empty storage returns `EMPTY_CART`; a failed read or write rejects.
 * `update` is one atomic read-modify-write over all tabs. It settles with the stored cart when that is durable.
 */
export interface CartStorage {
  read(): Promise<CartDocument>
  update(change: CartChange): Promise<CartDocument>
  /** Called with the cart that another tab stored, and with the result of a read that came after its time limit. */
  onChange(listener: (cart: CartDocument) => void): () => void
}

/** The facts of the checkout that the cart needs (decisions.md 11). Read for each use. */
export interface CheckoutFacts {
  /** The checkout was used within the last 30 minutes (R4.36): then this device's cart wins over the host's. */
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

/**
 * Finds the product of a line that came from the host, with the line's choices. `undefined`: it is not in the
 * catalogue.
 */
export interface ProductLookup {
  draftOf(item: ServerCartItem): Promise<CartItemDraft | undefined>
}
