export { accept, reject } from './outcome'
export { parseQuantity, type QuantityRejection } from './quantity'
export { HostRejection, TransportError, isOffline, printable } from './errors'
export { GUEST } from './guest'
export { backOffDelayMs, type BackOff } from './back-off'
export { askHost } from './ask-host'
export type { HostRefusal } from './ask-host'
export { isEmail } from './is-email'
export { readJson } from './read-json'
export { EventChannel } from './event-channel'
export { lazy } from './lazy'
export { dateTimeFormat } from './date-time-format'
export type { Lazy } from './lazy'
export type { Outcome } from './outcome'
export type { FieldRefusal, HostAnswer, TransportFault } from './errors'
export type { Cancel, Clock, Connectivity, IdGenerator, Logger } from './ports'
export type { FormContent, FormFile } from './form-content'
export { PendingResults } from './pending-results'
export type { HoldReason, Outbox, OutboxAnswer, OutboxHold, OutboxListener, OutboxTask, RemovableTask } from './outbox'
export type {
  BundleOptionChoice,
  ConfigurableItemOption,
  Customer,
  CustomerAddress,
  CustomerChange,
  CustomerGroup,
  CustomOptionChoice,
  ExpectedTotals,
  OrderAddress,
  OrderConfirmation,
  OrderDocument,
  OrderProduct,
  ProductOption,
} from './documents'
export type {
  OrderDownload,
  OrderHistory,
  PlacedOrderAddress,
  PlacedOrderDocument,
  PlacedOrderItem,
} from './placed-order'
