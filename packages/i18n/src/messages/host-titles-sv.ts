import type { HostTitles } from './host-titles-en'

/** The Swedish titles of carts and orders. */
export const hostTitles: HostTitles = {
  subtotal: 'Delsumma',
  shipping: 'Frakt',
  discount: 'Rabatt',
  tax: 'Moms',
  grandTotal: 'Att betala',
  carriers: { flatrate: 'Hemleverans' },
  shippingMethods: { flatrate: 'Vi bär in' },
  paymentMethods: { cashondelivery: 'Betalning vid leverans', banktransfer: 'Banköverföring' },
}
