import type { ShopOptions } from '@vitrin/api-server'
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
      titles: {
        subtotal: 'Delsumma',
        shipping: 'Frakt',
        discount: 'Rabatt',
        tax: 'Moms',
        grandTotal: 'Att betala',
        carriers: { flatrate: 'Hemleverans' },
        shippingMethods: { flatrate: 'Vi bär in' },
        paymentMethods: { cashondelivery: 'Betalning vid leverans', banktransfer: 'Banköverföring' },
      },
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
