import { askForStockWhenAProductIsShown } from './ask-for-stock-when-a-product-is-shown'
import { askBeforeOrdersAreSent } from './ask-before-orders-are-sent'
import { confirmSentOrdersAgainstStock } from './confirm-sent-orders-against-stock'
import { enterAndLeaveCheckoutWithItsPage } from './enter-and-leave-checkout-with-its-page'
import { fillInWhatTheAccountKnows } from './fill-in-what-the-account-knows'
import { forgetTheAccountThatLeft } from './forget-the-account-that-left'
import { giveNewsletterReadersTheirCoupon } from './give-newsletter-readers-their-coupon'
import { handTheCartToTheExternalCheckout } from './hand-the-cart-to-the-external-checkout'
import { keepTheCartWithItsOwner } from './keep-the-cart-with-its-owner'
import { letTheHostPriceOwnMeasures } from './let-the-host-price-own-measures'
import { loadOrdersOfTheAccount } from './load-orders-of-the-account'
import type { Policy } from './policy'
import { nameTheChosenVariantInTheAddress } from './name-the-chosen-variant-in-the-address'
import { openAnEditedLineOnItsProductPage } from './open-an-edited-line-on-its-product-page'
import { refreshThePricesThatAreShown } from './refresh-the-prices-that-are-shown'
import { rememberViewedProducts } from './remember-viewed-products'
import { sayWhatIsNotOnThisDevice } from './say-what-is-not-on-this-device'
import { showTheOrderOfTheExternalCheckout } from './show-the-order-of-the-external-checkout'
import { tellWhatBecameOfReviews } from './tell-what-became-of-reviews'
import { tellWhatBecameOfTheNewsletter } from './tell-what-became-of-the-newsletter'
import { tellWhatHappenedInTheCart } from './tell-what-happened-in-the-cart'
import { tellWhatHappenedToTheSession } from './tell-what-happened-to-the-session'
import { tellWhatTheHostRefused } from './tell-what-the-host-refused'
import { walkTheCheckoutByItsAddress } from './walk-the-checkout-by-its-address'
import { tellWhatWasKept } from './tell-what-was-kept'

/** Every rule between packages, in the order in which they begin. */
export const policies: readonly Policy[] = [
  tellWhatHappenedInTheCart,
  tellWhatHappenedToTheSession,
  keepTheCartWithItsOwner,
  forgetTheAccountThatLeft,
  fillInWhatTheAccountKnows,
  loadOrdersOfTheAccount,
  tellWhatWasKept,
  tellWhatBecameOfReviews,
  tellWhatBecameOfTheNewsletter,
  giveNewsletterReadersTheirCoupon,
  tellWhatTheHostRefused,
  enterAndLeaveCheckoutWithItsPage,
  walkTheCheckoutByItsAddress,
  handTheCartToTheExternalCheckout,
  showTheOrderOfTheExternalCheckout,
  askBeforeOrdersAreSent,
  confirmSentOrdersAgainstStock,
  askForStockWhenAProductIsShown,
  refreshThePricesThatAreShown,
  nameTheChosenVariantInTheAddress,
  openAnEditedLineOnItsProductPage,
  letTheHostPriceOwnMeasures,
  rememberViewedProducts,
  sayWhatIsNotOnThisDevice,
]
