// the checkout of this shop
export { CheckoutStore } from './checkout-store'
export type { CheckoutEvent } from './checkout-event'
export { billingAddress, emptyDetails } from './checkout-details'
export { hashOfStep, stepOfHash } from './steps'
export type { CheckoutStep } from './steps'
export type { FieldIssue, IssueCode } from './validation'
// an account that is opened with an order
export { accountRefusal } from './account-refusal'
export { twoLines } from './new-account'
export type { OpenAccount } from './new-account'
// orders
export { ORDERS_SCOPE } from './placed-order'
export type { PlacedOrder } from './placed-order'
export type { OrderRejection } from './rejections'
export { orderRefusalReason } from './order-refusal-reason'
export type { OrderRefusalReason, RefusedOrder } from './order-refusal-reason'
export { UnsentOrdersStore } from './unsent-orders-store'
export { OrderHistoryStore } from './order-history-store'
export { orderProgress } from './order-progress'
export type { OrderState } from './order-progress'
export { OrderConfirmationStore } from './order-confirmation-store'
export { shortOrderName } from './short-order-name'
export { orderAgain } from './order-again'
export type { OrderedAgain } from './order-again'
export { shownItems } from './shown-items'
export { soldOutItems } from './sold-out-items'
export { paymentResult } from './payment-result'
export type { PaymentResult } from './payment-result'
// the checkout of another site
export { ExternalCheckoutStore } from './external-checkout-store'
export { externalSite } from './external-checkout'
export type { ExternalCheckoutConfig } from './external-checkout'
export { ExternalOrderStore } from './external-order-store'
export { NOTHING_HANDED_OVER } from './handed-over'
export type { HandedOver } from './handed-over'
// withdrawals
export { Withdrawals } from './withdrawal/withdrawals'
export type {
  OrderReference,
  OrderToWithdraw,
  WithdrawalDeclaration,
  WithdrawalIssue,
  WithdrawalLine,
  WithdrawalReceipt,
  WithdrawalRejection,
} from './withdrawal/withdrawal'
// ports
export type {
  AskedOrder,
  CheckoutStorage,
  ExternalOrderGateway,
  HandOverStorage,
  OrderedProducts,
  OrderGateway,
  OrderHistoryGateway,
  OrderHistoryStorage,
  OrderStorage,
  StoredDetails,
  StoredOrder,
  StoredOrderHistory,
  WithdrawalGateway,
} from './ports'
