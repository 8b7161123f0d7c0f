// store
export { CheckoutStore } from './checkout-store'
export type { CheckoutOptions, DetailsOf } from './checkout-store'
export { ORDERS_SCOPE } from './order-placement'
export type { PlacedOrder } from './order-placement'
export { CHECKOUT_ACTIVE_MS } from './checkout-config'
export type { CheckoutConfig } from './checkout-config'
export { UnsentOrdersStore } from './unsent-orders-store'
export type { UnsentOrdersOptions } from './unsent-orders-store'
export { ORDER_HISTORY_PAGE_SIZE, OrderHistoryStore } from './order-history-store'
export type { OrderHistoryOptions } from './order-history-store'
export { Withdrawals } from './withdrawal/withdrawals'
export type { WithdrawalsOptions } from './withdrawal/withdrawals'
// model
export type { OrderReference, OrderToWithdraw, WithdrawalDeclaration, WithdrawalIssue, WithdrawalLine, WithdrawalReceipt } from './withdrawal/withdrawal'
export { billingAddress, emptyDetails } from './checkout-details'
export type { AddressDetails, CheckoutDetails, PaymentDetails, PersonalDetails, ShippingDetails } from './checkout-details'
export { hashOfStep, stepOfHash } from './steps'
export type { CheckoutStep, DetailStep } from './steps'
// rules
export { addressIssues, paymentIssues, personalIssues } from './validation'
export type { FieldIssue, IssueCode } from './validation'
export { buildOrder } from './build-order'
export type { OrderFacts } from './build-order'
// ports
export type { CheckoutCart, CheckoutStorage, OrderHistoryGateway, OrderHistoryStorage, OrderStorage, StoredDetails, StoredOrder, StoredOrderHistory, WithdrawalGateway } from './ports'
// accounts with a purchase
export type { AccountRefusal, NewAccount, OpenAccount } from './new-account'
// rejections
export type { OrderRejection } from './rejections'
export type { WithdrawalRejection } from './withdrawal/withdrawal'
