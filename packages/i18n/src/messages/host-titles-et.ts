import type { HostTitles } from './host-titles-en'

/** The Estonian titles of carts and orders. */
export const hostTitles: HostTitles = {
  subtotal: 'Vahesumma',
  shipping: 'Tarne',
  discount: 'Soodustus',
  tax: 'Käibemaks',
  grandTotal: 'Maksta',
  carriers: { flatrate: 'Kojuvedu' },
  shippingMethods: { flatrate: 'Kanname tuppa' },
  paymentMethods: { cashondelivery: 'Maksmine kättesaamisel', banktransfer: 'Pangaülekanne' },
}
