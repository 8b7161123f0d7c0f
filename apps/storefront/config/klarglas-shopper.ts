import type { ShopperConfig } from '@vitrin/storefront/shopper'

/** What Klarglas sets for the shopper's part; fetched with it. */
export const klarglasShopper: ShopperConfig = {
  countries: [
    ...['SE', 'DK', 'EE', 'FI', 'LV', 'LT', 'NL', 'NO', 'PL', 'DE'].map((code) => ({ code })),
    { code: 'ES', hasRegion: true },
  ],
  transmitOrdersAutomatically: false,
  newsletterCoupon: 'VALKOMMEN10',
}
