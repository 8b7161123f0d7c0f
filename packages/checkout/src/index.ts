// store
export { CheckoutStore } from './checkout-store'
export type { OrderedCart } from './ordering'
export type { CheckoutOptions } from './checkout-options'
export type { DetailsOf } from './checkout-form'
export type { CheckoutEvent } from './checkout-event'
export { ORDERS_SCOPE } from './placed-order'
export type { PlacedOrder } from './placed-order'
export { CHECKOUT_ACTIVE_MS } from './checkout-config'
export type { CheckoutConfig } from './checkout-config'
export { UnsentOrdersStore } from './unsent-orders-store'
export type { TakeBackRejection, UnsentOrdersOptions } from './unsent-orders-store'
export { ORDER_HISTORY_PAGE_SIZE, OrderHistoryStore } from './order-history-store'
export type { OrderHistoryOptions } from './order-history-store'
export { ExternalCheckoutStore } from './external-checkout-store'
export type { ExternalCheckoutCart, ExternalCheckoutOptions, HandOverState } from './external-checkout-store'
export { externalSite, handOverAddress } from './external-checkout'
export type { ExternalCheckoutConfig } from './external-checkout'
export { ExternalOrderStore } from './external-order-store'
export type { ExternalOrderOptions, ExternalOrderState } from './external-order-store'
// model
export { orderProgress } from './order-progress'
export type { OrderProgress, OrderState } from './order-progress'
export { orderRefusalReason } from './order-refusal-reason'
export type { OrderRefusalReason, RefusedOrder } from './order-refusal-reason'
export { NOTHING_HANDED_OVER } from './handed-over'
export type { HandedOver, HandedOverLine } from './handed-over'
export { Withdrawals } from './withdrawal/withdrawals'
export type { WithdrawalsOptions } from './withdrawal/withdrawals'
export type {
  OrderReference,
  OrderToWithdraw,
  WithdrawalDeclaration,
  WithdrawalIssue,
  WithdrawalLine,
  WithdrawalReceipt,
} from './withdrawal/withdrawal'
export { billingAddress, emptyDetails } from './checkout-details'
export type {
  AddressDetails,
  CheckoutDetails,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
} from './checkout-details'
export { hashOfStep, stepOfHash } from './steps'
export type { CheckoutStep, DetailStep } from './steps'
// rules
export { addressIssues, paymentIssues, personalIssues } from './validation'
export type { FieldIssue, IssueCode } from './validation'
export { buildOrder } from './build-order'
export type { OrderFacts } from './build-order'
export { orderAgain } from './order-again'
export type { OrderAgainOptions, OrderedAgain } from './order-again'
export { paymentResult } from './payment-result'
export type { PaymentResult, ReturnAddress } from './payment-result'
export { shownItems } from './shown-items'
export { soldOutItems } from './sold-out-items'
// ports
export type {
  AskedOrder,
  CheckoutCart,
  CheckoutStorage,
  ExternalOrderGateway,
  HandOverStorage,
  OrderedProducts,
  OrderGateway,
  OrderHistoryGateway,
  OrderHistoryStorage,
  OrderStock,
  OrderStorage,
  StoredDetails,
  StoredOrder,
  StoredOrderHistory,
  WithdrawalGateway,
} from './ports'
// accounts with a purchase
export { accountRefusal } from './account-refusal'
export type { HostRefusal } from './account-refusal'
export { twoLines } from './new-account'
export { placeOf } from './account-address'
export type { AccountRefusal, NewAccount, OpenAccount } from './new-account'
// rejections
export type { OrderRejection } from './rejections'
export type { WithdrawalRejection } from './withdrawal/withdrawal'
