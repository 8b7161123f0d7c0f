import { mailMessages } from '@vitrin/i18n/messages/mail-sv'
import { swedishView } from '@vitrin/i18n/testing'
import { ore } from '@vitrin/pricing'
import type { ShopOptions, ShopView } from '../shop-options'

const view: ShopView = {
  storeView: swedishView,
  name: 'Svenska',
  titles: {
    subtotal: 'Delsumma',
    shipping: 'Frakt',
    discount: 'Rabatt',
    tax: 'Moms',
    grandTotal: 'Att betala',
    carriers: { flatrate: 'Bud' },
    shippingMethods: { flatrate: 'Fast pris' },
    paymentMethods: { cashondelivery: 'Betalning vid leverans', banktransfer: 'Banköverföring' },
  },
  mailMessages,
}

/** A shop with one Swedish view, one shipping method and one payment method for each kind of cart. */
export const swedishShop: ShopOptions = {
  name: 'Klarglas',
  views: [view],
  defaultTaxRate: 25,
  shippingMethods: [{ carrierCode: 'flatrate', methodCode: 'flatrate', price: ore(500), rate: 25 }],
  paymentMethods: [
    { code: 'cashondelivery', offeredFor: 'delivered' },
    { code: 'banktransfer', offeredFor: 'virtual' },
  ],
}
