// store
export { CartStore } from './cart-store'
export type { CartStoreOptions } from './cart-store-options'
export { OrderLines } from './order-lines'
// rules
export { checksum } from './checksum'
export type { AddableDraft, AddConsent } from './add-rules'
export { lineKey } from './line-key'
export { reconcile } from './reconcile'
export type { Difference, DifferenceStatus, LineUpdate, Reconciliation, ReconcileInput } from './reconcile'
export type { IdentifiedLine } from './line-key'
export type { LooseBundleOption, LooseCustomOption, LooseId, LooseProductOption } from './product-option'
// model
export { linePrice, newLine } from './cart-item'
export type { CartItem, Tombstone } from './cart-item'
export { EMPTY_CART } from './cart-document'
export type { CartChange, CartDocument, ClaimedLine, OrderClaim, ParkedCart, ReappliedCoupon } from './cart-document'
export { DEFAULT_CART_CONFIG } from './cart-config'
export type { CartConfig } from './cart-config'
export type { CartEditMode } from './edit-mode'
export type { CartEvent } from './cart-event'
export type { CartTotals, TotalsCode, TotalsLine } from './cart-totals'
export { CASH_ON_DELIVERY, DEFAULT_PAYMENT_METHODS, DEFAULT_SHIPPING_METHODS } from './methods'
export type { PaymentMethod, ShippingChoice, ShippingMethod } from './methods'
export type {
  CartItemDeletion,
  CartItemPayload,
  ServerCartItem,
  ServerTotals,
  ShippingAddressPayload,
  ShippingInformationAddress,
  ShippingInformationPayload,
  TotalSegment,
  TotalsItem,
} from './server-documents'
// ports
export type {
  CartCall,
  CartGateway,
  CartStorage,
  CheckoutAddress,
  CheckoutFacts,
  ProductLookup,
  ShippingInformation,
} from './ports'
// rejections
export type { AddRejection, ClaimRejection, CouponRejection, LineQuantityRejection } from './rejections'
