// theme
export { defineTheme } from './theme'
export { extendTheme } from './extend-theme'
export { defineLook, extendLook } from './look'
export { replaceable } from './replaceable'
export { deferred } from './deferred'
export { sharedMarkup } from './shared-markup'
export type { Layouts } from './contract/layouts'
export type { Modals, Panels } from './contract/over-the-page'
export type { ScreenProps, Screens } from './contract/screens'
export type { Theme } from './theme'
export type { Look } from './look'
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
export { useAttachedFiles } from './hooks/use-attached-files'
export { useClosePanel } from './hooks/use-close-panel'
export { useContactText } from './hooks/use-contact-text'
export { useContentPage } from './hooks/use-content-page'
export { useCountries } from './hooks/use-countries'
export { useCouponField } from './hooks/use-coupon-field'
export { useDateFormat } from './hooks/use-date-format'
export { useForeignScript } from './hooks/use-foreign-script'
export { useFormats } from './hooks/use-formats'
export { useDebouncedAnnouncement } from './hooks/use-debounced-announcement'
export { quantityText } from './hooks/quantity-text'
export { useDelivery } from './hooks/use-delivery'
export { useDialog } from './hooks/use-dialog'
export { useDrawingFacts } from './hooks/use-drawing-facts'
export { useEditLink } from './hooks/use-edit-link'
export { useFilterForm } from './hooks/use-filter-form'
export { useFilterLabel } from './hooks/use-filter-label'
export { useFinish } from './hooks/use-finish'
export { useFocusAfterRemoval, useFocusOnMount, useScreenFocus } from './hooks/use-focus'
export { MEASURE_NAMES, useIssueText } from './hooks/use-issue-text'
export { useHostPrice } from './hooks/use-host-price'
export { useLastKnown } from './hooks/use-last-known'
export { useLazyComponent } from './hooks/use-lazy-component'
export { useLinks } from './hooks/use-links'
export { useStoreViews } from './hooks/use-store-views'
export { useLogins } from './hooks/use-logins'
export { useMailedDrawing } from './hooks/use-mailed-drawing'
export { useMethodName } from './hooks/use-method-name'
export { useMessage, useMessageRef } from './hooks/use-message'
export { useShopContent } from './hooks/use-shop-content'
export { useOpeningFields } from './hooks/use-opening-fields'
export { useOrderAgain } from './hooks/use-order-again'
export { useOrderRefusal } from './hooks/use-order-refusal'
export { usePieceFacts } from './hooks/use-piece-facts'
export { usePieceWords } from './hooks/use-piece-words'
export { usePicture } from './hooks/use-picture'
export { useQuantityField } from './hooks/use-quantity-field'
export { useRejectedOrder } from './hooks/use-rejected-order'
export { useRememberedPiece } from './hooks/use-remembered-piece'
export { useSavedList } from './hooks/use-saved-list'
export { useSearchPanel } from './hooks/use-search-panel'
export { useShownFaults } from './hooks/use-shown-faults'
export { useShopNotice } from './hooks/use-shop-notice'
export { useShareAddress } from './hooks/use-share-address'
export { useHoldReason } from './hooks/use-hold-reason'
export { useSurcharge } from './hooks/use-surcharge'
export { useSubmenus } from './hooks/use-submenus'
export { useThanks } from './hooks/use-thanks'
export { useCartTotals, useOrderTotals } from './hooks/use-totals'
export { useUnsentTask } from './hooks/use-unsent-task'
export { useUnsentTasks } from './hooks/use-unsent-tasks'
export type { AddToCart } from './hooks/use-add-to-cart'
export type { TypedOpening } from './hooks/use-opening-fields'
export type { Links } from './hooks/use-links'
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
export { Link } from './link'
export { useNavigate } from './navigation'
