// store
export { CartStore } from './cart-store'
export type { CartStoreOptions } from './cart-store-options'
export { OrderLines } from './order-lines'
export { DEFAULT_CART_CONFIG } from './cart-config'
export type { CartConfig } from './cart-config'
export type { CartEditMode } from './edit-mode'
export type { CartEvent } from './cart-event'
export type { CartTotals } from './cart-totals'
// rules that the API host and the storage share
export { checksum } from './checksum'
export { lineKey } from './line-key'
export { shortLineKey } from './short-line-key'
export { reconcile } from './reconcile'
export type { Reconciliation } from './reconcile'
// model
export { newLine } from './cart-item'
export type { AddableDraft, AddConsent } from './add-rules'
export type { CartItem } from './cart-item'
export { EMPTY_CART } from './cart-document'
export type { CartDocument, ClaimedLine } from './cart-document'
export type { PaymentMethod, ShippingChoice, ShippingMethod } from './methods'
export type {
  CartItemDeletion,
  CartItemPayload,
  ServerCartItem,
  ServerTotals,
  ShippingAddressPayload,
  ShippingInformationPayload,
} from './server-documents'
// ports
export type { CartCall, CartGateway, CartStorage, CheckoutFacts, ProductLookup, ShippingInformation } from './ports'
// rejections
export type { AddRejection, ClaimRejection, LineQuantityRejection } from './rejections'
