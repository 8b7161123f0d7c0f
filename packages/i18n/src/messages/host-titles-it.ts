import type { HostTitles } from './host-titles-en'

/** The Italian titles of carts and orders. */
export const hostTitles: HostTitles = {
  subtotal: 'Subtotale',
  shipping: 'Spedizione',
  discount: 'Sconto',
  tax: 'IVA',
  grandTotal: 'Da pagare',
  carriers: { flatrate: 'Consegna a domicilio' },
  shippingMethods: { flatrate: 'Fin dentro la stanza' },
  paymentMethods: { cashondelivery: 'Pagamento alla consegna', banktransfer: 'Bonifico bancario' },
}
