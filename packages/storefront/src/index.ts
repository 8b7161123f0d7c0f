// composition
export { createStorefront } from './create-storefront'
export { Storefront } from './storefront'
export type { StorefrontOptions } from './create-storefront'
export type { StorefrontSnapshot } from './storefront'
export type { StorefrontConfig, TagManagerConfig } from './config'
export type { BrowseGateways } from './gateways'
export type { Head } from './head'
export type { HtmlSanitizer } from '@vitrin/content'
// pages
export type { Layout as LayoutId } from '@vitrin/routing'
export type { CurrentPage, Opened } from './pages/page-store'
export type { PageId, PageModels } from './pages/page-models'
export type { PageMeta, PageModel } from './pages/page-model'
export type { AccountPage } from './pages/account-page'
export { ACCOUNT_SECTIONS, ACCOUNT_TITLES } from './pages/account-sections'
export type { AccountSection } from './pages/account-sections'
export type { CategoryPage } from './pages/category-page'
export type { CmsPage } from './pages/cms-page'
export type { HomePage } from './pages/home-page'
export type { ProductPage } from './pages/product-page'
// what a theme shows besides pages
export type { Confirmation, ModalId, PanelId } from './ui/ui-store'
export type {
  MessageRef,
  NewNotification,
  Notification,
  NotificationAction,
  NotificationType,
} from './ui/notification-store'
export { NotificationStore } from './ui/notification-store'
export { UiStore } from './ui/ui-store'
export type { Shopper } from './shopper/shopper'
// addresses and facts that a theme shows of documents
export { buildPath, categoryPath, productPath } from '@vitrin/routing'
export type { LinkedCategory, LinkedProduct, Page } from '@vitrin/routing'
export { listPrice } from '@vitrin/catalog'
export { paymentResult } from './pages/payment-result'
export type { PaymentResult } from '@vitrin/checkout'
export { fits, isExemptFromWithdrawal } from '@vitrin/made-to-measure'
export { NEWSLETTER_COUPON } from './policies/give-newsletter-readers-their-coupon'
export { shownItems } from '@vitrin/checkout'
export type { WithdrawalLine } from '@vitrin/made-to-measure'
export { createDateFormat } from '@vitrin/i18n'
export type { DateFormat } from '@vitrin/i18n'
