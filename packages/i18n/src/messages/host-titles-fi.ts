import type { HostTitles } from './host-titles-en'

/** The Finnish titles of carts and orders. */
export const hostTitles: HostTitles = {
  subtotal: 'Välisumma',
  shipping: 'Toimitus',
  discount: 'Alennus',
  tax: 'Alv',
  grandTotal: 'Maksettavaa',
  carriers: { flatrate: 'Kotiinkuljetus' },
  shippingMethods: { flatrate: 'Kannamme sisään' },
  paymentMethods: { cashondelivery: 'Maksu toimituksen yhteydessä', banktransfer: 'Tilisiirto' },
}
