import { announceSentOrders } from './announce-sent-orders'
import { askBeforeSendingOrders } from './ask-before-sending-orders'
import { assignCartToAccount } from './assign-cart-to-account'
import { clearDataAfterSignOut } from './clear-data-after-sign-out'
import { enterAndLeaveCheckout } from './enter-and-leave-checkout'
import { fillCheckoutFromAccount } from './fill-checkout-from-account'
import { giveNewsletterCoupon } from './give-newsletter-coupon'
import { loadExternalOrder } from './load-external-order'
import { loadMissingListing } from './load-missing-listing'
import { loadOrderHistory } from './load-order-history'
import { loadOrderConfirmation } from './load-order-confirmation'
import { notifyCartChanges } from './notify-cart-changes'
import { notifyContactOutcome } from './notify-contact-outcome'
import { notifyFailedPage } from './notify-failed-page'
import { notifyListChanges } from './notify-list-changes'
import { notifyMissingOffline } from './notify-missing-offline'
import { notifyNewsletterOutcome } from './notify-newsletter-outcome'
import { notifyRefusedTasks } from './notify-refused-tasks'
import { notifyReviewOutcome } from './notify-review-outcome'
import { notifySessionChanges } from './notify-session-changes'
import { notifySoldOutItems } from './notify-sold-out-items'
import { notifyStockNotice } from './notify-stock-notice'
import type { Policy } from './policy'
import { priceCustomSizeAtHost } from './price-custom-size-at-host'
import { redirectToExternalCheckout } from './redirect-to-external-checkout'
import { refreshShownPrices } from './refresh-shown-prices'
import { refreshShownStock } from './refresh-shown-stock'
import { rememberMeasuredPieces } from './remember-measured-pieces'
import { rememberViewedProducts } from './remember-viewed-products'
import { restoreEditedLine } from './restore-edited-line'
import { syncCheckoutStepWithAddress } from './sync-checkout-step-with-address'
import { writeChoicesToAddress } from './write-choices-to-address'

/** All rules between packages, in the order in which they start. */
export const policies: readonly Policy[] = [
  // Announcements start first, so that they hear what the rules below cause.
  notifyCartChanges,
  notifySessionChanges,
  notifyListChanges,
  notifyReviewOutcome,
  notifyContactOutcome,
  notifyNewsletterOutcome,
  notifyStockNotice,
  notifyRefusedTasks,
  notifySoldOutItems,
  announceSentOrders,
  notifyMissingOffline,
  notifyFailedPage,
  // The account decides whose cart, data and orders these are.
  assignCartToAccount,
  clearDataAfterSignOut,
  fillCheckoutFromAccount,
  loadOrderHistory,
  giveNewsletterCoupon,
  // The checkout and what follows an order.
  enterAndLeaveCheckout,
  syncCheckoutStepWithAddress,
  redirectToExternalCheckout,
  loadExternalOrder,
  loadOrderConfirmation,
  askBeforeSendingOrders,
  // The page that is shown.
  loadMissingListing,
  refreshShownStock,
  refreshShownPrices,
  restoreEditedLine,
  writeChoicesToAddress,
  priceCustomSizeAtHost,
  rememberViewedProducts,
  rememberMeasuredPieces,
]
