import { COUNTRIES } from '@vitrin/addresses'
import type { ShopperConfig } from '@vitrin/storefront/shopper'

/** Settings of Klarglas for cart, checkout and account; loaded with that code. */
export const klarglasShopper: ShopperConfig = {
  countries: COUNTRIES,
  // The courier calls an hour before.
  carriersThatCall: ['flatrate'],
  transmitOrdersAutomatically: false,
  shopMail: 'hej@klarglas.example',
  newsletterCoupon: 'VALKOMMEN10',
}
