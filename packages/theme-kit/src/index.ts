// theme
export { defineTheme } from './theme'
export { deferred } from './deferred'
export type { ScreenProps, Theme } from './theme'
export type { ThemeTexts } from './theme-messages'
// stores, as a theme sees them
export { useStorefront } from './storefront-context'
export { useShopper, useWithShopper } from './hooks/use-shopper'
export type {
  CartStore,
  CheckoutStore,
  ListingStore,
  Measurement,
  ModelMeasurement,
  Page,
  ProductStore,
  SearchStore,
  Shopper,
  Storefront,
} from './stores'
// hooks
export { useAccountCopy } from './hooks/use-account-copy'
export { useAccountGuard } from './hooks/use-account-guard'
export { useAddToCart } from './hooks/use-add-to-cart'
export { useClosePanel } from './hooks/use-close-panel'
export { useContentPage } from './hooks/use-content-page'
export { useCountries } from './hooks/use-countries'
export { useDateFormat } from './hooks/use-date-format'
export { useForeignScript } from './hooks/use-foreign-script'
export { useFormats } from './hooks/use-formats'
export { useDebouncedAnnouncement } from './hooks/use-debounced-announcement'
export { useDelivery } from './hooks/use-delivery'
export { useDialog } from './hooks/use-dialog'
export { useEditLink } from './hooks/use-edit-link'
export { useFilterForm } from './hooks/use-filter-form'
export { useFilterLabel } from './hooks/use-filter-label'
export { useFinish } from './hooks/use-finish'
export { useFocusAfterRemoval, useFocusOnMount, useScreenFocus } from './hooks/use-focus'
export { useLazyComponent } from './hooks/use-lazy-component'
export { useLinks } from './hooks/use-links'
export { useStoreViews } from './hooks/use-store-views'
export { useMessage, useMessageRef } from './hooks/use-message'
export { useShopContent } from './hooks/use-shop-content'
export { usePieceWords } from './hooks/use-piece-words'
export { usePicture } from './hooks/use-picture'
export { useRememberedPiece } from './hooks/use-remembered-piece'
export { useSavedList } from './hooks/use-saved-list'
export { useSearch } from './hooks/use-search'
export { useShownFaults } from './hooks/use-shown-faults'
export { useShareAddress } from './hooks/use-share-address'
export { useHoldReason } from './hooks/use-hold-reason'
export { useSubmenus } from './hooks/use-submenus'
export { useUnsentTasks } from './hooks/use-unsent-tasks'
export type { AddToCart } from './hooks/use-add-to-cart'
export type { Links } from './hooks/use-links'
export type { ShownView } from './hooks/use-store-views'
export type { MessageKey, MessageKeyOf, MessageOverrides, Messages, Translate, Translation } from '@vitrin/i18n'
// rules that a card, a line or a form shows
export {
  averageStars,
  categoriesOutsideMenu,
  choiceLabel,
  findCategory,
  hasImage,
  listPrice,
  menuCategories,
  menuCategoryAt,
  modelValueOf,
  optionOfChoice,
  shownAttributes,
  starsOf,
  valueSurcharge,
  weightOfPiece,
} from '@vitrin/catalog'
export { queryWithout } from '@vitrin/routing'
export { accept, parseQuantity, reject, TransportError } from '@vitrin/kernel'
export { isExemptFromWithdrawal, measuredThing, OPENING_LIMITS, parseOpeningLength } from '@vitrin/made-to-measure'
export { isShipped, toOre } from '@vitrin/pricing'
export {
  ACCOUNT_SECTIONS,
  ACCOUNT_TITLES,
  COMPANY_PAGES,
  HELP_PAGES,
  NEWSLETTER_COUPON,
  orderProgress,
  shortOrderName,
  orderRefusalReason,
  paymentResult,
  shownItems,
} from '@vitrin/storefront'
export {
  credentialsIssues,
  passwordChangeIssues,
  profileIssues,
  registrationIssues,
  resetIssues,
} from '@vitrin/user-session'
export type * from './model'
// React's companions
export { observer } from 'mobx-react-lite'
export { Link, useNavigate } from 'react-router-dom'
