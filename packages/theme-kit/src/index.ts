// theme
export { defineTheme } from './theme'
export type { ScreenProps, Theme } from './theme'
export type { ThemeMessages, ThemeTexts } from './theme-messages'
export { deferred } from './deferred'
// hooks
export { useStorefront } from './storefront-context'
export { useMessage, useMessageRef } from './use-message'
export type {
  MessageKey,
  MessageKeyOf,
  MessageOverrides,
  Messages,
  MessageValues,
  Translate,
  Translation,
} from '@vitrin/i18n'
export { useShopper, useWithShopper } from './use-shopper'
export { useContentPage } from './use-content-page'
export type { ContentPage } from './use-content-page'
export { useCountries } from './use-countries'
export type { Countries } from './use-countries'
export { useDateFormat } from './use-date-format'
export { useLinks } from './use-links'
export type { Links } from './use-links'
// rules that a card or a line shows
export {
  ACCOUNT_SECTIONS,
  ACCOUNT_TITLES,
  fits,
  isExemptFromWithdrawal,
  listPrice,
  NEWSLETTER_COUPON,
  orderProgress,
  orderRefusalReason,
  paymentResult,
  shownItems,
} from '@vitrin/storefront'
export type { AccountSection, OrderState, PaymentResult, WithdrawalLine } from '@vitrin/storefront'
// re-exports, so that a theme has one door
export { observer } from 'mobx-react-lite'
export { Link, useNavigate } from 'react-router-dom'
