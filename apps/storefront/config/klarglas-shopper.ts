import type { ShopperConfig } from '@vitrin/storefront/shopper'

/** Settings of Klarglas for cart, checkout and account; loaded with that code. */
export const klarglasShopper: ShopperConfig = {
  countries: [
    ...['SE', 'DK', 'EE', 'FI', 'LV', 'LT', 'NL', 'NO', 'PL', 'DE'].map((code) => ({ code })),
    { code: 'ES', hasRegion: true },
  ],
  transmitOrdersAutomatically: false,
  newsletterCoupon: 'VALKOMMEN10',
}
