import type { ShopOptions } from '@vitrin/api-server'
import { hostTitles } from '@vitrin/i18n/messages/host-titles-sv'
import { mailMessages } from '@vitrin/i18n/messages/mail-sv'
import { ore } from '@vitrin/pricing'
import { klarglas } from './klarglas'

/** Klarglas for the embedded API host. */
export const klarglasHost: ShopOptions = {
  name: klarglas.shopName,
  views: [
    {
      storeView: klarglas.storeView,
      name: 'Svenska',
      titles: hostTitles,
      mailMessages,
    },
  ],
  defaultTaxRate: 25,
  // One courier for 5 kr, VAT included (R9.03).
  shippingMethods: [{ carrierCode: 'flatrate', methodCode: 'flatrate', price: ore(500), rate: 25 }],
  paymentMethods: [
    { code: 'cashondelivery', offeredFor: 'delivered' },
    { code: 'banktransfer', offeredFor: 'virtual' },
  ],
}
