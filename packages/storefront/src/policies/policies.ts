import { refreshShownStock } from './refresh-shown-stock'
import { askBeforeSendingOrders } from './ask-before-sending-orders'
import { notifySoldOutItems } from './notify-sold-out-items'
import { enterAndLeaveCheckout } from './enter-and-leave-checkout'
import { fillCheckoutFromAccount } from './fill-checkout-from-account'
import { clearDataAfterSignOut } from './clear-data-after-sign-out'
import { giveNewsletterCoupon } from './give-newsletter-coupon'
import { redirectToExternalCheckout } from './redirect-to-external-checkout'
import { assignCartToAccount } from './assign-cart-to-account'
import { priceCustomSizeAtHost } from './price-custom-size-at-host'
import { loadOrderHistory } from './load-order-history'
import type { Policy } from './policy'
import { writeVariantToAddress } from './write-variant-to-address'
import { restoreEditedLine } from './restore-edited-line'
import { refreshShownPrices } from './refresh-shown-prices'
import { rememberViewedProducts } from './remember-viewed-products'
import { notifyMissingOffline } from './notify-missing-offline'
import { loadExternalOrder } from './load-external-order'
import { notifyReviewOutcome } from './notify-review-outcome'
import { notifyNewsletterOutcome } from './notify-newsletter-outcome'
import { notifyCartChanges } from './notify-cart-changes'
import { notifySessionChanges } from './notify-session-changes'
import { notifyRefusedTasks } from './notify-refused-tasks'
import { syncCheckoutStepWithAddress } from './sync-checkout-step-with-address'
import { notifyListChanges } from './notify-list-changes'

/** Every rule between packages, in the order in which they begin. */
export const policies: readonly Policy[] = [
  notifyCartChanges,
  notifySessionChanges,
  assignCartToAccount,
  clearDataAfterSignOut,
  fillCheckoutFromAccount,
  loadOrderHistory,
  notifyListChanges,
  notifyReviewOutcome,
  notifyNewsletterOutcome,
  giveNewsletterCoupon,
  notifyRefusedTasks,
  enterAndLeaveCheckout,
  syncCheckoutStepWithAddress,
  redirectToExternalCheckout,
  loadExternalOrder,
  askBeforeSendingOrders,
  notifySoldOutItems,
  refreshShownStock,
  refreshShownPrices,
  writeVariantToAddress,
  restoreEditedLine,
  priceCustomSizeAtHost,
  rememberViewedProducts,
  notifyMissingOffline,
]
