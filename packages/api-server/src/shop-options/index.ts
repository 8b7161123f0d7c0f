export { checkShop } from './check-shop'
export { createPlatformDate } from './platform-date'
export type { PlatformDate } from './platform-date'
export { requestedView } from './requested-view'
export type {
  DeliveryOptions,
  DownloadLimits,
  PaymentMethod,
  ShippingMethod,
  ShopOptions,
  ShopView,
  ViewTitles,
} from './shop-options'
export { taxRateOf } from './tax-rate'
export { timeZoneOf } from './time-zone'
